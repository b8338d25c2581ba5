import type { ListedTitle, OpenChapter } from '@/lib/domain/catalogue-page';
import { localePath } from '@/lib/i18n/locale-path';
import { DEFAULT_LOCALE, languageOf, localeOf, LOCALES, type Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';
import { titlePathIn } from '@/lib/seo/title-path-in';

import type { SitemapEntry } from './sitemap';

/** What every site has to be found. What is one reader's own, or found by his keyword, is not among it. */
const PAGES = [
  routes.home(),
  routes.featured(),
  ...(['hottest', 'trending', 'completed'] as const).map(routes.ranking),
  ...(['ongoing', 'completed', 'one_shot'] as const).map(routes.mangaList),
  routes.announcements(),
  routes.faq(),
  routes.about(),
  routes.terms(),
  routes.privacy(),
  routes.copyright(),
];

type PathIn = (locale: Locale) => string;

/** The pages that do not depend on the catalogue, in each language. */
export function pageEntries(base: string): SitemapEntry[] {
  const inEach = (pathIn: PathIn) =>
    LOCALES.map((locale) => ({ url: base + pathIn(locale), alternates: alternates(base, pathIn) }));
  return [
    ...PAGES.flatMap((path) => inEach((locale) => localePath(locale, path))),
    ...inEach((locale) => routes.rating(languageOf(locale))),
    { url: base + routes.termsInJapanese() },
  ];
}

/** A title's page for those who read its language, and what readers of each locale are led to instead. */
export function titleEntry(base: string, { id, language, updatedAt, titleLanguages }: ListedTitle): SitemapEntry {
  const pathIn = titlePathIn(id, titleLanguages);
  return {
    url: base + localePath(localeOf(language) ?? DEFAULT_LOCALE, routes.title(id)),
    changedAt: updatedAt,
    alternates: alternates(base, (locale) => localePath(locale, pathIn(locale))),
  };
}

/** A chapter's page for those who read its language. */
export function chapterEntry(base: string, { id, language, startAt }: OpenChapter): SitemapEntry {
  return { url: base + localePath(localeOf(language) ?? DEFAULT_LOCALE, routes.viewer(id)), changedAt: startAt };
}

function alternates(base: string, pathIn: PathIn) {
  return [
    ...LOCALES.map((locale) => ({ language: locale as string, url: base + pathIn(locale) })),
    { language: 'x-default', url: base + pathIn(DEFAULT_LOCALE) },
  ];
}
