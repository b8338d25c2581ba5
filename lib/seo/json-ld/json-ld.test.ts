import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Chapter } from '@/lib/domain/chapter';
import { sampleChapter } from '@/lib/domain/sample-chapter-in-test';
import type { Title } from '@/lib/domain/title';

import { comicIssue } from './comic-issue';
import { comicSeries } from './comic-series';
import { JsonLd } from './json-ld';
import { placesFor } from './places';

const SITE = 'https://reader.example';
const title: Title = {
  id: 30,
  name: 'Ferry at Six',
  author: 'Luma Ortevan',
  portraitImageUrl: '/media/cover/30/portrait-800.webp',
  landscapeImageUrl: '/media/cover/30/landscape-1200.webp',
  favoriteImageUrl: '',
  viewCount: 7,
  language: 'eng',
  updateStatus: 'none',
};
const chapter = (id: number, more: Partial<Chapter> = {}) =>
  sampleChapter({ id, titleId: 30, thumbnailUrl: `/media/${id}.webp`, startAt: 1_700_000_000 + id * 86_400, ...more });

const detail = {
  title,
  overview: 'They meet at the rail </script>',
  tags: [{ slug: 'romance', name: 'Romance' }],
  label: { code: 'WJ', name: 'Nightjar Weekly' } as const,
  titleLanguages: [
    { titleId: 30, language: 'eng' as const },
    { titleId: 31, language: 'ptb' as const },
  ],
  chapterGroups: [
    {
      chapterNumbers: '',
      first: [chapter(1)],
      mid: Array.from({ length: 30 }, (_, index) => chapter(2 + index)),
      last: [chapter(32), chapter(33, { access: 'ticket' })],
    },
  ],
  numberOfViews: 12_345,
};
const view = {
  chapterId: 33,
  titleId: 30,
  title,
  titleName: title.name,
  chapterName: '#33',
  chapters: [chapter(33, { subTitle: 'The rail' })],
  language: 'eng' as const,
  pages: [{ kind: 'advertisement' as const }],
  commentCount: 4,
};

const places = placesFor('es', new URL(SITE));

interface Series {
  '@id': string;
  url: string;
  hasPart: { '@id': string; url: string; isAccessibleForFree: boolean }[];
}
const series = comicSeries(detail, { name: 'Teen', minAge: 13 }, places) as unknown as Series;

test('a series lists its web chapters with their access, latest first, without those of the app', () => {
  expect(series).toMatchObject({
    url: `${SITE}/es/titles/30`,
    image: [`${SITE}/media/cover/30/portrait-800.webp`, `${SITE}/media/cover/30/landscape-1200.webp`],
    typicalAgeRange: '13-',
    startDate: '2023-11-15',
  });
  expect(series.hasPart.map(({ url, isAccessibleForFree }) => [url, isAccessibleForFree])).toEqual([
    [`${SITE}/es/viewer/33`, false],
    [`${SITE}/es/viewer/32`, true],
    [`${SITE}/es/viewer/1`, true],
  ]);
});

test('a chapter and its series name each other by the same ids', () => {
  const [{ '@id': id, url }] = series.hasPart as [Series['hasPart'][number]];
  expect(comicIssue(view, places)).toMatchObject({
    '@id': id,
    url,
    headline: 'The rail',
    isPartOf: { '@id': series['@id'], url: series.url },
  });
});

test('no text can end the script element', () => {
  const html = renderToStaticMarkup(createElement(JsonLd, { data: comicSeries(detail, { name: 'Teen' }, places) }));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(/>(.*)<\/script>/s.exec(html)![1]!)).toMatchObject({ description: detail.overview });
});
