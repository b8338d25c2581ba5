import { pageOfWidth, pageSrcSet, previewAddress } from './page-address';
import { dotsOf, isWidePage, sizesOf, type PageLayout } from './page-size';
import { attemptUrl, isStale, retryDelay } from './retry-delay';

const PAGE = '/media/page/10001/1-high.webp?e=20781&s=Ab-_5678901234567890XY';

/** As a browser reads them: address and width. */
const candidates = (srcSet: string | undefined) => (srcSet ?? '').split(', ').map((one) => one.split(' '));

test('a page is offered in each width below its own, and as it is @R22', () => {
  expect(pageSrcSet(PAGE, 420)).toBe(`${PAGE}&w=200 200w, ${PAGE}&w=300 300w, ${PAGE}&w=400 400w, ${PAGE} 420w`);
  expect(candidates(pageSrcSet(PAGE, 800)).slice(-2)).toEqual([
    [`${PAGE}&w=700`, '700w'],
    [PAGE, '800w'],
  ]);
  expect(pageSrcSet(PAGE, 150)).toBe(`${PAGE} 150w`);
  for (const page of ['0f3a52c81b9e7d46', '0f3a52c81b9e7d46-plain-left']) {
    const published = PAGE.replace('/1-', `/${page}-`);
    expect(pageSrcSet(published, 250)).toBe(`${published}&w=200 200w, ${published} 250w`);
  }
});

test.each([
  [1, 1_080, '&w=200'],
  [200, 1_080, '&w=200'],
  [200.1, 1_080, '&w=300'],
  [1_001, 1_080, ''],
  [4_000, 3_200, ''],
  [701, 800, ''],
  [Number.NaN, 800, ''],
])('%d device pixels of a page %i wide are filled by the narrowest file that can: %j @R22', (px, width, query) =>
  expect(pageOfWidth(PAGE, width, px)).toBe(`${PAGE}${query}`),
);

test.each([
  [96, '&w=200'],
  [240.5, '&w=300'],
  [900, '&w=400'],
])('a preview of %d device pixels is %s @R27', (px, query) => expect(previewAddress(PAGE, px)).toBe(`${PAGE}${query}`));

test.each([
  '',
  '/media/page/10001/1-high.webp?s=Ab',
  '/media/page/10001/1-huge.webp?e=20781&s=Ab',
  '/media/cover/10/portrait-800.webp?v=2',
  'https://pictures.example/1.webp?e=20781&s=Ab',
  'blob:https://comics.example/1',
])('an address without widths is left as it is: %j', (url) =>
  expect([pageSrcSet(url, 1_080), pageOfWidth(url, 1_080, 300), previewAddress(url, 200)]).toEqual([
    undefined,
    url,
    url,
  ]),
);

describe('a retry', () => {
  it('changes the query, not the fragment, and keeps the width @R23', () => {
    expect(attemptUrl('/p.webp?s=1', 2)).toBe('/p.webp?s=1&attempt=2');
    expect(attemptUrl('/p.webp', 1)).toBe('/p.webp?attempt=1');
    expect(attemptUrl('/p.webp', 0)).toBe('/p.webp');
    const query = { e: '20781', s: 'Ab-_5678901234567890XY', w: '500', attempt: '2' };
    for (const url of [attemptUrl(pageOfWidth(PAGE, 1_080, 480), 2), pageOfWidth(attemptUrl(PAGE, 2), 1_080, 480)])
      expect(Object.fromEntries(new URL(url, 'https://comics.example').searchParams)).toEqual(query);
  });

  it('waits longer each time, renews the address after two failures, and ends with the reader @R23', () => {
    const delays = [1, 2, 3].map((failures) => retryDelay(failures)!);
    expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b));
    expect(retryDelay(4)).toBeUndefined();
    expect([1, 2].map(isStale)).toEqual([false, true]);
  });
});

const layout = (over: Partial<PageLayout> = {}): PageLayout => ({
  mode: 'horizontal',
  fit: 'page',
  stripWidth: 'standard',
  zoom: 1,
  ...over,
});

test.each([
  [{ mode: 'vertical' }, 'min(50vw, 800px)', 195],
  [{ mode: 'vertical', stripWidth: 'full' }, '50vw', 195],
  [{ mode: 'vertical', zoom: 2 }, 'min(100vw, 1600px)', 390],
  [{ fit: 'page' }, 'min(50vw, 66.667vh)', 195],
  [{ fit: 'width' }, '50vw', 195],
  [{ fit: 'height' }, '66.667vh', 563],
  [{ fit: 'original' }, '1000px', 1000],
] as const)('%p gives a page the size %s, %p px on a phone @R22', (over, sizes, px) => {
  const page = { width: 1000, height: 1500, share: 0.5 };
  expect(sizesOf(layout(over), page)).toBe(sizes);
  for (const scale of [1, 3])
    expect(Math.round(dotsOf(layout(over), page, { width: 390, height: 844, scale }) / scale)).toBe(px);
});

test('a page as wide as two is laid out over two upright windows', () => {
  const wide = { width: 3000, height: 1500, share: 1 };
  expect(sizesOf(layout(), wide)).toBe(
    '(orientation: portrait) and (max-width: 1100px) min(200vw, 200vh), min(100vw, 200vh)',
  );
  expect(dotsOf(layout(), wide, { width: 390, height: 844, scale: 2 })).toBe(1560);
  expect(dotsOf(layout(), wide, { width: 844, height: 390, scale: 1 })).toBe(780);
  expect(isWidePage({ width: 2160, height: 1536 })).toBe(true);
  // A sliver is no wide page.
  expect(isWidePage({ width: 1080, height: 5 })).toBe(false);
});
