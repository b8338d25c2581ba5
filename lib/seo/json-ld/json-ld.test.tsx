/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';

import type { Chapter } from '@/lib/domain/chapter';
import { sampleChapter } from '@/lib/domain/sample-chapter-in-test';
import type { Title } from '@/lib/domain/title';
import { expandJsonLd } from '@/tests/support/expand-json-ld';
import { schemaFaults } from '@/tests/support/schema-faults';

import { describePage } from '../describe-page';
import { titlePathIn } from '../title-path-in';

import { breadcrumbList } from './breadcrumb-list';
import { comicIssue } from './comic-issue';
import { comicSeries } from './comic-series';
import { itemList } from './item-list';
import { JsonLd } from './json-ld';
import { placesFor } from './places';
import { organization, webSite } from './site-graph';

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
  sampleChapter({
    id,
    titleId: 30,
    thumbnailUrl: `/media/thumbnail/${id}/wide-480.webp`,
    startAt: 1_700_000_000 + id * 86_400,
    ...more,
  });

const detail = {
  title,
  overview: 'They meet at the rail </script>',
  tags: [{ slug: 'romance', name: 'Romance' }],
  label: { code: 'WJ', name: 'Nightjar Weekly' } as const,
  titleLanguages: [
    { titleId: 30, language: 'eng' as const },
    { titleId: 31, language: 'ptb' as const },
    { titleId: 32, language: 'ita' as const },
  ],
  chapterGroups: [
    {
      chapterNumbers: '',
      first: [chapter(1)],
      mid: [],
      last: Array.from({ length: 40 }, (_, index) => chapter(2 + index, { access: 'ticket' })),
    },
  ],
  numberOfViews: 12_345,
};

const view = {
  chapterId: 2,
  titleId: 30,
  title,
  titleName: title.name,
  chapterName: '#2',
  chapters: [chapter(1), chapter(2, { subTitle: 'The rail' })],
  language: 'eng' as const,
  pages: [
    { kind: 'manga' as const, imageUrl: '', width: 1, height: 1, type: 'single' as const, encryptionKey: '' },
    { kind: 'advertisement' as const },
  ],
  commentCount: 4,
};

const base = new URL('https://reader.example/');
const places = placesFor('es', base);
const site = {
  name: 'Komawari',
  description: 'Official manga.',
  locale: 'es',
  sameAs: ['https://chat.example/'],
} as const;

const documents = [
  comicSeries(detail, { name: 'Teen', minAge: 13 }, places),
  comicSeries({ ...detail, label: undefined, chapterGroups: [] }, { name: 'All ages' }, places),
  comicIssue(view, places),
  comicIssue({ ...view, chapters: [] }, places),
  breadcrumbList([{ name: 'Inicio', href: '/updates' }, { name: 'Ferry' }], places),
  itemList({ name: 'Hottest', path: '/ranking/hottest', titles: [title, undefined], isRanked: true }, places),
  organization(site, places),
  webSite(site, places),
] as unknown as ({ '@type': string } & Record<string, unknown>)[];

// The definitions are a megabyte of types.
jest.setTimeout(120_000);

test('all that is told stands in schema.org’s definitions', () => {
  expect(schemaFaults(documents)).toEqual([]);
});

test('what does not is found', () => {
  const [series] = documents;
  const faults = schemaFaults([
    { ...series!, numberOfVeiws: 1 },
    { ...series!, startDate: { '@type': 'Person', name: 'Today' } },
    { ...series!, '@type': 'ComicSerial' },
  ]);
  expect(faults).toEqual([
    expect.stringContaining('ComicSerial'),
    expect.stringContaining('numberOfVeiws'),
    expect.stringMatching(/startDate|Person/),
  ]);
});

test.each(documents.map((document) => [document['@type'], document] as const))(
  'a processor reads %s: nothing dropped, every address whole',
  async (type, document) => {
    const [expanded] = await expandJsonLd(document, 'https://reader.example/es/');
    expect(expanded!['@type']).toEqual([`https://schema.org/${type}`]);
    const told = Object.keys(document).filter((key) => !key.startsWith('@'));
    const read = Object.keys(expanded!).filter((key) => !key.startsWith('@'));
    expect(read.sort()).toEqual(told.map((key) => `https://schema.org/${key}`).sort());
    expect(JSON.stringify(expanded)).not.toMatch(/"@id":"\//);
  },
);

test('a series tells its own page, its latest chapters and its other languages', () => {
  const series = comicSeries(detail, { name: 'Teen', minAge: 13 }, places) as unknown as {
    hasPart: { issueNumber: string; url: string; isAccessibleForFree: boolean }[];
  };
  expect(series).toMatchObject({
    url: 'https://reader.example/es/titles/30',
    image: [
      'https://reader.example/media/cover/30/portrait-800.webp',
      'https://reader.example/media/cover/30/landscape-1200.webp',
    ],
    typicalAgeRange: '13-',
    startDate: '2023-11-15',
    workTranslation: [
      {
        '@id': 'https://reader.example/pt/titles/31#series',
        url: 'https://reader.example/pt/titles/31',
        inLanguage: 'pt-BR',
      },
      { '@id': 'https://reader.example/titles/32#series', url: 'https://reader.example/titles/32', inLanguage: 'it' },
    ],
  });
  expect(series.hasPart).toHaveLength(20);
  expect(series.hasPart[0]).toMatchObject({
    issueNumber: '41',
    url: 'https://reader.example/es/viewer/41',
    isAccessibleForFree: false,
  });
});

test.each([base, undefined])(
  'titles in other languages are called what their own pages and canonicals call them (%s)',
  (where) => {
    const told = comicSeries(detail, { name: 'Teen' }, placesFor('en', where)) as unknown as {
      '@id': string;
      workTranslation: { '@id': string; url: string }[];
    };
    const there = comicSeries(
      { ...detail, title: { ...title, id: 31, language: 'ptb' } },
      { name: 'Teen' },
      placesFor('pt', where),
    ) as unknown as typeof told & { url: string };
    const { alternates } = describePage(
      { title: '', description: '', path: '/titles/31', pathIn: titlePathIn(31, detail.titleLanguages) },
      { name: 'Komawari', locale: 'pt', base: where },
    );
    expect(told.workTranslation[0]).toMatchObject({ '@id': there['@id'], url: there.url });
    expect(told.workTranslation[0]!.url).toBe(alternates!.canonical);
    expect(told.workTranslation[0]!.url).toBe(alternates!.languages!.pt);
    expect(there.workTranslation[0]!['@id']).toBe(told['@id']);
  },
);

test('chapters that are in the app alone are not told as pages of the site, nor as free', () => {
  const inApp = Array.from({ length: 30 }, (_, index) => chapter(2 + index));
  const chapterGroups = [
    { chapterNumbers: '2-31', first: [chapter(1)], mid: inApp, last: [chapter(32), chapter(33, { access: 'ticket' })] },
  ];
  const { hasPart } = comicSeries({ ...detail, chapterGroups }, { name: 'Teen' }, places) as unknown as {
    hasPart: { url: string; isAccessibleForFree: boolean }[];
  };
  expect(hasPart.map(({ url, isAccessibleForFree }) => [url, isAccessibleForFree])).toEqual([
    ['https://reader.example/es/viewer/33', false],
    ['https://reader.example/es/viewer/32', true],
    ['https://reader.example/es/viewer/1', true],
  ]);
});

test('a series that begins in the app began then', () => {
  const chapterGroups = [{ chapterNumbers: '1-2', first: [], mid: [chapter(1), chapter(2)], last: [chapter(3)] }];
  expect(comicSeries({ ...detail, chapterGroups }, { name: 'Teen' }, places)).toMatchObject({
    startDate: '2023-11-15',
    hasPart: [{ issueNumber: '3' }],
  });
});

test('a chapter is called on its own page what its series calls it, and calls the series what it calls itself', () => {
  const series = comicSeries(detail, { name: 'Teen' }, places) as unknown as {
    '@id': string;
    url: string;
    hasPart: { '@id': string; url: string }[];
  };
  const listed = series.hasPart[0]!;
  const issue = comicIssue({ ...view, chapterId: 41 }, places);
  expect(issue).toMatchObject({
    '@id': listed['@id'],
    url: listed.url,
    isPartOf: { '@id': series['@id'], url: series.url },
  });
});

test('who made it and what it looks like are told where they are known', () => {
  const nobodys = { ...title, author: '' };
  expect(comicSeries({ ...detail, title: nobodys }, { name: 'Teen' }, places)).not.toHaveProperty('author');
  const issue = comicIssue({ ...view, title: nobodys, chapters: [chapter(2, { thumbnailUrl: '' })] }, places);
  expect(issue).not.toHaveProperty('author');
  expect(issue).not.toHaveProperty('image');
});

test('a title that a page shows twice is one entry of its list', () => {
  const other = { id: 31, name: 'Other' };
  expect(
    itemList({ name: 'Featured', path: '/featured', titles: [title, other, undefined, title] }, places),
  ).toMatchObject({
    url: 'https://reader.example/es/featured',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'https://reader.example/es/titles/30' },
      { position: 2, url: 'https://reader.example/es/titles/31' },
    ],
  });
});

test('the site and who runs it are the same in every language', () => {
  const [here, there] = [places, placesFor('en', base)].map(
    (each) =>
      [organization(site, each), webSite(site, each)] as unknown as { '@id': string; publisher: { '@id': string } }[],
  );
  expect(here!.map((node) => node['@id'])).toEqual(there!.map((node) => node['@id']));
  expect(here![1]!.publisher['@id']).toBe(here![0]!['@id']);
});

test('where nobody said where the site is, addresses start at the root', () => {
  expect(comicIssue(view, placesFor('en'))).toMatchObject({
    url: '/viewer/2',
    image: '/media/thumbnail/2/wide-480.webp',
    pageEnd: 1,
    headline: 'The rail',
  });
});

test('no text ends the script', () => {
  const html = renderToStaticMarkup(<JsonLd data={comicSeries(detail, { name: 'Teen' }, places)} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(/>(.*)<\/script>/s.exec(html)![1]!)).toMatchObject({
    description: 'They meet at the rail </script>',
  });
});
