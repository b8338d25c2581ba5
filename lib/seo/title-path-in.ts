import type { Language } from '@/lib/domain/language';
import { languageOf, type Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';

/** A title's page for readers of each locale: the series' own title in their language, else this one. */
export function titlePathIn(titleId: number, titleLanguages: readonly { titleId: number; language: Language }[]) {
  return (locale: Locale): string =>
    routes.title(titleLanguages.find(({ language }) => language === languageOf(locale))?.titleId ?? titleId);
}
