import type { Locale } from '@/lib/i18n/locales';

/** Countries by name, each with the code that requests are told to come from; one that has no name by its code. */
export function countryNames(codes: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const named = codes.map((code) => {
    const name = code.startsWith('X') && code !== 'XK' ? undefined : names.of(code);
    return name ? `${name} (${code})` : code;
  });
  return new Intl.ListFormat(locale).format(named);
}
