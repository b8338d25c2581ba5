import type { Release } from '@/lib/domain/release';
import { translatorFor } from '@/lib/i18n/translator-for';
import { routes } from '@/lib/routes';

import { unlessEmpty, type OpdsFeed, type OpdsPublication } from './opds-feed';
import { publication, type PublishedChapter } from './publication';
import { shelf, type Desk } from './shelf';
import { titleLinks } from './title-links';

/** What came out lately: chapters that any program can show, and the titles of all others. */
export async function updatesShelf(
  releases: readonly Release[],
  isPlain: (chapterId: number) => boolean,
  desk: Desk,
): Promise<OpdsFeed> {
  const t = await translatorFor('feeds', desk.locale);
  const others = releases.filter(({ chapterId }) => !isPlain(chapterId)).map(({ title }) => title);
  return shelf(
    {
      path: routes.catalogueUpdates(desk.locale),
      metadata: { title: t('updates'), description: t('about') },
      ...unlessEmpty('publications', newest(releases, isPlain, desk)),
      ...unlessEmpty('navigation', titleLinks(others, desk)),
    },
    desk,
  );
}

/** Those of some releases that any program can show. */
export function newest(
  releases: readonly Release[],
  isPlain: (chapterId: number) => boolean,
  { base }: Desk,
): OpdsPublication[] {
  return releases.filter(({ chapterId }) => isPlain(chapterId)).map((release) => publication(chapterOf(release), base));
}

function chapterOf({ chapterId, chapterName, chapterSubTitle, startAt, title }: Release): PublishedChapter {
  return { id: chapterId, name: chapterName, subTitle: chapterSubTitle, startAt, title };
}
