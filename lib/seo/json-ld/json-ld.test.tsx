/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';

import type { Chapter } from '@/lib/domain/chapter';
import type { Title } from '@/lib/domain/title';
import { expandJsonLd } from '@/tests/support/expand-json-ld';
import { schemaFaults } from '@/tests/support/schema-faults';

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

const chapter = (id: number, more: Partial<Chapter> = {}): Chapter => ({
  id,
  titleId: 30,
  name: `#${id}`,
  subTitle: '',
  thumbnailUrl: `/media/thumbnail/${id}/wide-480.webp`,
  startAt: 1_700_000_000 + id * 86_400,
  alreadyViewed: false,
  access: 'free',
  isVerticalOnly: false,
  isHorizontalOnly: false,
  viewCount: 0,
  commentCount: 0,
  isUpdated: false,
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
  ],
  chapterGroups: [{ chapterNumbers: '', first: [chapter(1)], mid: [], last: Array.from({ length: 40 }, (_, index) => chapter(2 + index, { access: 'ticket' })) }],
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
  pages: [{ kind: 'manga' as const, imageUrl: '', width: 1, height: 1, type: 'single' as const, encryptionKey: '' }, { kind: 'advertisement' as const }],
  commentCount: 4,
};

const base = new URL('https://reader.example/');
const places = placesFor('es', base);
const site = { name: 'Komawari', description: 'Official manga.', locale: 'es', sameAs: ['https://chat.example/'] } as const;

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
  const faults = schemaFaults([{ ...series!, numberOfVeiws: 1 }, { ...series!, startDate: { '@type': 'Person', name: 'Today' } }, { ...series!, '@type': 'ComicSerial' }]);
  expect(faults).toEqual([expect.stringContaining('ComicSerial'), expect.stringContaining('numberOfVeiws'), expect.stringMatching(/startDate|Person/)]);
});

test.each(documents.map((document) => [document['@type'], document] as const))('a processor reads %s: nothing dropped, every address whole', async (type, document) => {
  const [expanded] = await expandJsonLd(document, 'https://reader.example/es/');
  expect(expanded!['@type']).toEqual([`https://schema.org/${type}`]);
  const told = Object.keys(document).filter((key) => !key.startsWith('@'));
  const read = Object.keys(expanded!).filter((key) => !key.startsWith('@'));
  expect(read.sort()).toEqual(told.map((key) => `https://schema.org/${key}`).sort());
  expect(JSON.stringify(expanded)).not.toMatch(/"@id":"\//);
});

test('a series tells its own page, its latest chapters and its other languages', () => {
  const series = comicSeries(detail, { name: 'Teen', minAge: 13 }, places) as unknown as { hasPart: { issueNumber: string; url: string; isAccessibleForFree: boolean }[] };
  expect(series).toMatchObject({
    url: 'https://reader.example/es/titles/30',
    image: ['https://reader.example/media/cover/30/portrait-800.webp', 'https://reader.example/media/cover/30/landscape-1200.webp'],
    typicalAgeRange: '13-',
    startDate: '2023-11-15',
    workTranslation: [{ url: 'https://reader.example/es/titles/31', inLanguage: 'pt-BR' }],
  });
  expect(series.hasPart).toHaveLength(20);
  expect(series.hasPart[0]).toMatchObject({ issueNumber: '41', url: 'https://reader.example/es/viewer/41', isAccessibleForFree: false });
});

test('where nobody said where the site is, addresses start at the root', () => {
  expect(comicIssue(view, placesFor('en'))).toMatchObject({ url: '/viewer/2', image: '/media/thumbnail/2/wide-480.webp', pageEnd: 1, headline: 'The rail' });
});

test('no text ends the script', () => {
  const html = renderToStaticMarkup(<JsonLd data={comicSeries(detail, { name: 'Teen' }, places)} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(/>(.*)<\/script>/s.exec(html)![1]!)).toMatchObject({ description: 'They meet at the rail </script>' });
});
