import type { ComicIssue, WithContext } from 'schema-dts';

import type { ChapterView } from '@/lib/domain/chapter-view';
import { LANGUAGES } from '@/lib/domain/language';
import { routes } from '@/lib/routes';

import { isoDay } from './iso-day';
import { issueNumber } from './issue-number';
import type { Places } from './places';

type Told = Pick<
  ChapterView,
  'chapterId' | 'titleId' | 'titleName' | 'chapterName' | 'title' | 'chapters' | 'language' | 'pages' | 'commentCount'
>;

/** A chapter's page: the issue, and the series it is part of. */
export function comicIssue(view: Told, { page, file, part }: Places): WithContext<ComicIssue> {
  const { chapterId, titleId, titleName, chapterName, title } = view;
  const chapter = view.chapters.find(({ id }) => id === chapterId);
  const inLanguage = LANGUAGES[view.language].tag;
  return {
    '@context': 'https://schema.org',
    '@type': 'ComicIssue',
    '@id': part(routes.viewer(chapterId), 'issue'),
    url: page(routes.viewer(chapterId)),
    name: `${titleName} ${chapterName}`,
    issueNumber: issueNumber(chapterName),
    ...(title.author && { author: { '@type': 'Person', name: title.author } }),
    inLanguage,
    pageEnd: view.pages.filter(({ kind }) => kind === 'manga').length,
    commentCount: view.commentCount,
    ...(chapter && {
      ...(chapter.subTitle && { headline: chapter.subTitle }),
      datePublished: isoDay(chapter.startAt),
      ...(chapter.thumbnailUrl && { image: file(chapter.thumbnailUrl) }),
      isAccessibleForFree: chapter.access === 'free',
    }),
    isPartOf: {
      '@type': 'ComicSeries',
      '@id': part(routes.title(titleId), 'series'),
      url: page(routes.title(titleId)),
      name: titleName,
      inLanguage,
    },
  };
}
