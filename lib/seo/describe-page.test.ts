import { LOCALES } from '@/lib/i18n/locales';

import { describePage } from './describe-page';

const site = { name: 'Komawari', locale: 'es' } as const;
const base = new URL('https://reader.example/');
const page = { title: 'Terms', description: 'What holds.', path: '/terms' };

const languagesOf = (described: ReturnType<typeof describePage>) =>
  described.alternates!.languages as Record<string, string>;
const picturesOf = (described: ReturnType<typeof describePage>) =>
  [described.openGraph!.images].flat().map((image) => String((image as { url: URL }).url));

test('a page names its one address and itself in every language', () => {
  const described = describePage(page, { ...site, base });
  expect(described.alternates!.canonical).toBe('https://reader.example/es/terms');
  expect(Object.keys(languagesOf(described)).sort()).toEqual([...LOCALES, 'x-default'].sort());
  expect(languagesOf(described)).toMatchObject({
    en: 'https://reader.example/terms',
    es: 'https://reader.example/es/terms',
    'x-default': 'https://reader.example/terms',
  });
});

test('where nobody said where the site is, addresses and pictures start at the root', () => {
  const described = describePage(page, site);
  expect(described.alternates!.canonical).toBe('/es/terms');
  expect(languagesOf(described)).toMatchObject({ en: '/terms', de: '/de/terms', 'x-default': '/terms' });
  expect(described.openGraph!.url).toBe('/es/terms');
  expect(picturesOf(described)).toEqual(['/cards/site/es.png']);
});

test('a site below a path keeps it', () => {
  const described = describePage(page, { ...site, base: new URL('https://press.example/reader') });
  expect(described.alternates!.canonical).toBe('https://press.example/reader/es/terms');
  expect(picturesOf(described)).toEqual(['https://press.example/reader/cards/site/es.png']);
});

test('another language may have another path', () => {
  const described = describePage(
    { ...page, path: '/titles/7', pathIn: (locale) => (locale === 'en' ? '/titles/1' : '/titles/7') },
    site,
  );
  expect(described.alternates!.canonical).toBe('/es/titles/7');
  expect(languagesOf(described)).toMatchObject({
    en: '/titles/1',
    es: '/es/titles/7',
    fr: '/fr/titles/7',
    'x-default': '/titles/1',
  });
});

test('a page that names its language itself has no locale before it', () => {
  const described = describePage(
    {
      ...page,
      path: '/rating/esp',
      pathIn: (locale) => `/rating/${locale === 'es' ? 'esp' : 'eng'}`,
      hasLocale: false,
    },
    site,
  );
  expect(described.alternates!.canonical).toBe('/rating/esp');
  expect(languagesOf(described)).toMatchObject({ es: '/rating/esp', en: '/rating/eng', 'x-default': '/rating/eng' });
});

test('what is not to be found is not offered in other languages either', () => {
  const described = describePage({ ...page, isFound: false }, site);
  expect(described.robots).toEqual({ index: false });
  expect(described.alternates).toEqual({ canonical: '/es/terms' });
});

test('a page in one language alone names no other', () => {
  const described = describePage({ ...page, hasTranslations: false }, site);
  expect(described.robots).toBeUndefined();
  expect(described.alternates).toEqual({ canonical: '/es/terms' });
});

test('what is shared carries the page’s own words and picture', () => {
  const picture = { path: '/cards/titles/7.png', alt: 'Ferry at Six' };
  const described = describePage({ ...page, type: 'book', picture }, { ...site, base });
  expect(described.openGraph).toMatchObject({
    type: 'book',
    title: 'Terms',
    description: 'What holds.',
    siteName: 'Komawari',
    locale: 'es_ES',
  });
  expect(described.openGraph!.images).toEqual([
    {
      url: new URL('https://reader.example/cards/titles/7.png'),
      width: 1_200,
      height: 630,
      type: 'image/png',
      alt: 'Ferry at Six',
    },
  ]);
  expect(described.twitter).toMatchObject({
    card: 'summary_large_image',
    title: 'Terms',
    images: described.openGraph!.images,
  });
});

test('a title stands alone where it is whole', () => {
  expect(describePage(page, site).title).toBe('Terms');
  expect(describePage({ ...page, isWholeTitle: true }, site).title).toEqual({ absolute: 'Terms' });
});

test('feeds are linked by their type', () => {
  const feeds = [
    { type: 'application/atom+xml', path: '/es/feed.xml', title: 'News' },
    { type: 'application/opds+json', path: '/opds', title: 'Catalogue' },
    { type: 'application/atom+xml', path: '/es/titles/7/feed.xml', title: 'Ferry' },
  ] as const;
  expect(describePage({ ...page, feeds }, { ...site, base }).alternates!.types).toEqual({
    'application/atom+xml': [
      { url: 'https://reader.example/es/feed.xml', title: 'News' },
      { url: 'https://reader.example/es/titles/7/feed.xml', title: 'Ferry' },
    ],
    'application/opds+json': [{ url: 'https://reader.example/opds', title: 'Catalogue' }],
  });
  expect(describePage(page, site).alternates!.types).toBeUndefined();
});
