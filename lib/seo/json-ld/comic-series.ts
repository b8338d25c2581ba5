import type { ComicSeries, WithContext } from 'schema-dts';

import type { Chapter } from '@/lib/domain/chapter';
import { LANGUAGES } from '@/lib/domain/language';
import type { TitleDetail } from '@/lib/domain/title-detail';
import { routes } from '@/lib/routes';

import { isoDay } from './iso-day';
import { issueNumber } from './issue-number';
import type { Places } from './places';

/** Of a long series its page tells this many chapters, the latest. */
const ISSUES = 20;

interface Rating {
  /** In the page's language. */
  name: string;
  /** Years; undefined where everybody may read it. */
  minAge?: number;
}

type Told = Pick<
  TitleDetail,
  'title' | 'overview' | 'tags' | 'label' | 'titleLanguages' | 'chapterGroups' | 'numberOfViews'
>;

/** A title's page: the series, the latest of the chapters that have a page here, and its other languages, each on its readers' own page. */
export function comicSeries(detail: Told, rating: Rating, { page, file, part, of }: Places): WithContext<ComicSeries> {
  const { title, tags, label, titleLanguages, chapterGroups } = detail;
  const url = page(routes.title(title.id));
  const starts = chapterGroups
    .flatMap(({ first, mid, last }) => [...first, ...mid, ...last])
    .map(({ startAt }) => startAt);
  const listed = chapterGroups
    .flatMap(({ first, last }) => [...first, ...last])
    .sort((a, b) => a.startAt - b.startAt || a.id - b.id);
  const issue = ({ id, name, subTitle, startAt, access }: Chapter) => ({
    '@type': 'ComicIssue' as const,
    '@id': part(routes.viewer(id), 'issue'),
    url: page(routes.viewer(id)),
    name: subTitle || name,
    issueNumber: issueNumber(name),
    datePublished: isoDay(startAt),
    isAccessibleForFree: access === 'free',
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'ComicSeries',
    '@id': part(routes.title(title.id), 'series'),
    url,
    name: title.name,
    description: detail.overview,
    image: [title.portraitImageUrl, title.landscapeImageUrl].filter(Boolean).map(file),
    ...(title.author && { author: { '@type': 'Person', name: title.author } }),
    inLanguage: LANGUAGES[title.language].tag,
    genre: tags.map(({ name }) => name),
    contentRating: rating.name,
    ...(rating.minAge !== undefined && { typicalAgeRange: `${rating.minAge}-` }),
    ...(label && { publisher: { '@type': 'Organization', name: label.name } }),
    ...(starts.length > 0 && { startDate: isoDay(Math.min(...starts)) }),
    workTranslation: titleLanguages
      .filter(({ titleId }) => titleId !== title.id)
      .map(({ titleId, language }) => ({
        '@type': 'ComicSeries',
        '@id': of(language).part(routes.title(titleId), 'series'),
        url: of(language).page(routes.title(titleId)),
        inLanguage: LANGUAGES[language].tag,
      })),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'ReadAction' },
      userInteractionCount: detail.numberOfViews,
    },
    hasPart: listed.slice(-ISSUES).reverse().map(issue),
  };
}
