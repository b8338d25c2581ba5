import type { Chapter } from '@/lib/domain/chapter';
import type { TitleDetail } from '@/lib/domain/title-detail';
import { localePath } from '@/lib/i18n/locale-path';
import { DEFAULT_LOCALE, localeOf } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';
import { routes } from '@/lib/routes';

import { tagUri } from '../tag-uri';
import { listedChapters } from '../title-feed';
import { HTML_TYPE, OPDS_TYPE, unlessEmpty, type OpdsFeed } from './opds-feed';
import { pageLink, publication } from './publication';
import { shelf, type Desk } from './shelf';

const PAGE_LENGTH = 50;

/** Chapters of one page, the first being 1; undefined for a page that there is not. */
export function chapterPage(
  detail: Pick<TitleDetail, 'chapterGroups'>,
  page: number,
): { chapters: Chapter[]; pages: number; total: number } | undefined {
  const all = listedChapters(detail);
  const pages = Math.max(1, Math.ceil(all.length / PAGE_LENGTH));
  if (page < 1 || page > pages) return undefined;
  return { chapters: all.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH), pages, total: all.length };
}

interface Page {
  detail: TitleDetail;
  page: number;
  /** Whether anybody may read a chapter and any program show it. */
  isPlain: (chapterId: number) => boolean;
}

/** A title: its chapters that any program can show, and links to the site for it and all others. Undefined for a page that there is not. */
export async function titleShelf({ detail, page, isPlain }: Page, desk: Desk): Promise<OpdsFeed | undefined> {
  const found = chapterPage(detail, page);
  if (!found) return undefined;
  const { locale, base } = desk;
  const { title, overview } = detail;
  const t = await translatorFor('feeds', locale);
  const place = (rel: string, number: number) => ({
    rel,
    href: base + routes.catalogueTitle(locale, title.id, number),
    type: OPDS_TYPE,
  });
  const onSite = base + localePath(localeOf(title.language) ?? DEFAULT_LOCALE, routes.title(title.id));
  const others = found.chapters.filter(({ id }) => !isPlain(id));
  return shelf(
    {
      path: routes.catalogueTitle(locale, title.id, page),
      metadata: {
        title: title.name,
        ...(title.author && { subtitle: title.author }),
        ...(overview && { description: overview }),
        identifier: tagUri('title', title.id),
        ...(found.pages > 1 && { numberOfItems: found.total, itemsPerPage: PAGE_LENGTH, currentPage: page }),
      },
      links: [
        ...(page > 1 ? [place('first', 1), place('previous', page - 1)] : []),
        ...(page < found.pages ? [place('next', page + 1), place('last', found.pages)] : []),
      ],
      ...unlessEmpty(
        'publications',
        found.chapters.filter(({ id }) => isPlain(id)).map((chapter) => publication({ ...chapter, title }, base)),
      ),
      navigation: [
        { rel: 'alternate', href: onSite, type: HTML_TYPE, title: t('onSite') },
        ...others.map(({ id, name, subTitle }) => ({
          ...pageLink({ id, title }, base),
          title: subTitle ? `${name} ${subTitle}` : name,
        })),
      ],
    },
    desk,
  );
}
