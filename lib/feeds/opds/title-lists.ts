import type { CataloguePage, ListedTitle } from '@/lib/domain/catalogue-page';
import type { RankingType } from '@/lib/domain/ranking';
import type { Title } from '@/lib/domain/title';
import { translatorFor } from '@/lib/i18n/translator-for';
import { routes } from '@/lib/routes';

import { OPDS_TYPE, unlessEmpty, type OpdsFeed } from './opds-feed';
import { shelf, type Desk } from './shelf';
import { titleLinks } from './title-links';

/** The titles of a ranking, the first first. */
export async function rankingList(type: RankingType, titles: readonly Title[], desk: Desk): Promise<OpdsFeed> {
  const t = await translatorFor('ranking', desk.locale);
  const metadata = { title: t(`heading.${type}`), description: t(`description.${type}`) };
  return shelf(
    {
      path: routes.catalogueRanking(desk.locale, type),
      metadata,
      ...unlessEmpty('navigation', titleLinks(titles, desk)),
    },
    desk,
  );
}

/** What a keyword finds. */
export async function foundList(keyword: string, titles: readonly Title[], desk: Desk): Promise<OpdsFeed> {
  const t = await translatorFor('shell', desk.locale);
  const metadata = { title: keyword || t('search'), numberOfItems: titles.length };
  return shelf(
    {
      path: routes.catalogueSearch(desk.locale, keyword),
      metadata,
      ...unlessEmpty('navigation', titleLinks(titles, desk)),
    },
    desk,
  );
}

/** Some of all titles in the locale's language, in order of their ids. */
export async function titleList(
  { entries, next }: CataloguePage<ListedTitle>,
  { from, total }: { from?: number; total: number },
  desk: Desk,
): Promise<OpdsFeed> {
  const { locale, base } = desk;
  const t = await translatorFor('feeds', locale);
  const page = (rel: string, start?: number) => ({
    rel,
    href: base + routes.catalogueTitles(locale, start),
    type: OPDS_TYPE,
  });
  return shelf(
    {
      path: routes.catalogueTitles(locale, from),
      metadata: { title: t('allTitles'), numberOfItems: total },
      links: [page('first'), ...(next === undefined ? [] : [page('next', next)])],
      ...unlessEmpty('navigation', titleLinks(entries, desk)),
    },
    desk,
  );
}
