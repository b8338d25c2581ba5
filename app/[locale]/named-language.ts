import { LANGUAGES, type Language } from '@/lib/domain/language';
import { DEFAULT_LOCALE, localeOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The language that an address names and the locale of its readers, where the rewrites of next.config.mjs have led here; else undefined. */
export async function namedLanguage(params: Promise<{ language: string }>) {
  const locale = await pageLocale();
  const { language } = await params;
  return isLanguage(language) && (localeOf(language) ?? DEFAULT_LOCALE) === locale ? { locale, language } : undefined;
}
