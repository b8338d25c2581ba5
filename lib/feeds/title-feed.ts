import type { Chapter } from '@/lib/domain/chapter';
import { LANGUAGES } from '@/lib/domain/language';
import type { TitleDetail } from '@/lib/domain/title-detail';
import { localePath } from '@/lib/i18n/locale-path';
import { DEFAULT_LOCALE, localeOf } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';
import { routes } from '@/lib/routes';

import type { AtomFeed } from './atom';
import { tagUri } from './tag-uri';
import { wholeAddress } from './whole-address';

const ENTRIES_MAX = 50;

/** A title's chapters that the web opens, in order. */
export function listedChapters({ chapterGroups }: Pick<TitleDetail, 'chapterGroups'>): Chapter[] {
  return chapterGroups
    .flatMap(({ first, last }) => [...first, ...last])
    .sort((a, b) => a.startAt - b.startAt || a.id - b.id);
}

/** The newest chapters of one title. */
export async function titleFeed(detail: TitleDetail, base: string): Promise<AtomFeed> {
  const { title, overview } = detail;
  const locale = localeOf(title.language) ?? DEFAULT_LOCALE;
  const [t, meta] = await Promise.all([translatorFor('feeds', locale), translatorFor('meta', locale)]);
  const author = title.author || meta('siteName');
  return {
    id: tagUri('title', title.id),
    title: t('ofTitle', { title: title.name }),
    subtitle: overview,
    language: LANGUAGES[title.language].tag,
    url: base + routes.titleFeed(title.id),
    pageUrl: base + localePath(locale, routes.title(title.id)),
    logo: title.landscapeImageUrl && wholeAddress(base, title.landscapeImageUrl),
    icon: base + routes.appIcon('any', 192),
    author,
    entries: listedChapters(detail)
      .reverse()
      .slice(0, ENTRIES_MAX)
      .map(({ id, name, subTitle, startAt, thumbnailUrl }) => ({
        id: tagUri('chapter', id),
        title: `${title.name} ${name}`,
        url: base + localePath(locale, routes.viewer(id)),
        at: startAt,
        author,
        summary: subTitle || name,
        picture: thumbnailUrl && wholeAddress(base, thumbnailUrl),
      })),
  };
}
