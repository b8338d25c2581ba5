import type { Language } from '@/lib/domain/language';
import { languageOf, type Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';

/** A chapter's page for readers of each locale: the same chapter in their language where there is one, else this one. */
export function chapterPathIn(chapterId: number, translations: Partial<Record<Language, number>>) {
  return (locale: Locale): string => routes.viewer(translations[languageOf(locale)] ?? chapterId);
}
