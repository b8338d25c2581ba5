import { LOCALES } from '@/lib/i18n/locales';

import { chapterPathIn } from './chapter-path-in';
import { describePage } from './describe-page';
import { titlePathIn } from './title-path-in';

const site = { name: 'Komawari', locale: 'es' } as const;
const base = new URL('https://reader.example/');
const page = { title: 'Terms', description: 'What holds.', path: '/terms' };

const languagesOf = (described: ReturnType<typeof describePage>) =>
  described.alternates!.languages as Record<string, string>;

test('a page has an absolute canonical address and an alternate for every locale', () => {
  const described = describePage(page, { ...site, base });
  expect(described.alternates!.canonical).toBe('https://reader.example/es/terms');
  expect(Object.keys(languagesOf(described)).sort()).toEqual([...LOCALES, 'x-default'].sort());
  expect(languagesOf(described)).toMatchObject({
    en: 'https://reader.example/terms',
    es: 'https://reader.example/es/terms',
    'x-default': 'https://reader.example/terms',
  });
});

test('alternates name the title’s or chapter’s own page in each language', () => {
  const titlePath = titlePathIn(30, [
    { titleId: 30, language: 'eng' },
    { titleId: 31, language: 'esp' },
  ]);
  const described = describePage({ ...page, path: '/titles/31', pathIn: titlePath }, site);
  expect(described.alternates!.canonical).toBe('/es/titles/31');
  expect(languagesOf(described)).toMatchObject({
    en: '/titles/30',
    es: '/es/titles/31',
    fr: '/fr/titles/30',
    'x-default': '/titles/30',
  });
  const chapterPath = chapterPathIn(7, { esp: 8 });
  expect([chapterPath('en'), chapterPath('es')]).toEqual(['/viewer/7', '/viewer/8']);
});

test('a page that is not found is not indexed, and a page without translations has no alternates', () => {
  const missing = describePage({ ...page, isFound: false }, site);
  expect([missing.robots, missing.alternates]).toEqual([{ index: false }, { canonical: '/es/terms' }]);
  const single = describePage({ ...page, hasTranslations: false }, site);
  expect([single.robots, single.alternates]).toEqual([undefined, { canonical: '/es/terms' }]);
});

test('shared links carry the page’s title, description and picture', () => {
  const picture = { path: '/cards/titles/7.png', alt: 'Ferry at Six' };
  const { openGraph, twitter } = describePage({ ...page, type: 'book', picture }, { ...site, base });
  const images = [
    { url: new URL('https://reader.example/cards/titles/7.png'), width: 1_200, height: 630, type: 'image/png' },
  ];
  expect(openGraph).toMatchObject({
    type: 'book',
    title: 'Terms',
    description: 'What holds.',
    locale: 'es_ES',
    images,
  });
  expect(twitter).toMatchObject({ card: 'summary_large_image', title: 'Terms', images });
});
