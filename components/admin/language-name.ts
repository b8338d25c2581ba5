import { LANGUAGES, type Language } from '@/lib/domain/language';
import type { Locale } from '@/lib/i18n/locales';

/** What a content language is called; one that we do not know, by its code. */
export function languageName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(LANGUAGES[code as Language]?.tag ?? code) ?? code;
}
