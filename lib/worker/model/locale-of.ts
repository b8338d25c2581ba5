import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';

/** The locale that a page's path names. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : DEFAULT_LOCALE;
}
