import type { Language } from '@/lib/domain/language';
import { localeOf, type Locale } from '@/lib/i18n/locales';

/** What a content language is called; Italian is the one without an interface. */
export function languageName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(localeOf(code as Language) ?? 'it') ?? code;
}
