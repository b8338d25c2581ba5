import { pageOfWidth, pageSrcSet, previewAddress } from './page-address';
import { attemptUrl } from './retry-delay';

const PAGE = '/media/page/10001/1-high.webp?e=20781&s=Ab-_5678901234567890XY';
const ELSEWHERE = [
  '',
  '/media/page/10001/1-high.webp',
  '/media/page/10001/1-high.webp?s=Ab',
  '/media/page/10001/1-huge.webp?e=20781&s=Ab',
  '/media/page/10001/1-high.jpg?e=20781&s=Ab',
  '/media/cover/10/portrait-800.webp?v=2',
  'https://pictures.example/1.webp?e=20781&s=Ab',
  'blob:https://comics.example/1',
];

/** As a browser reads them: address and width. */
const candidates = (srcSet: string | undefined) => (srcSet ?? '').split(', ').map((one) => one.split(' '));

test('a page is offered in each width below its own, and as it is', () => {
  expect(pageSrcSet(PAGE, 720)).toBe(
    `${PAGE}&w=200 200w, ${PAGE}&w=300 300w, ${PAGE}&w=400 400w, ${PAGE}&w=500 500w, ${PAGE}&w=600 600w, ${PAGE}&w=700 700w, ${PAGE} 720w`,
  );
  expect(candidates(pageSrcSet(PAGE, 800)).at(-1)).toEqual([PAGE, '800w']);
  expect(candidates(pageSrcSet(PAGE, 800)).at(-2)).toEqual([`${PAGE}&w=700`, '700w']);
  expect(pageSrcSet(PAGE, 150)).toBe(`${PAGE} 150w`);
});

test.each(['1-high', '12-left-low', '3-right-super_high'])(
  'pages named %s have widths, here and at an origin of ours elsewhere',
  (name) => {
    for (const host of ['', 'https://origin.example', 'http://127.0.0.1:4000']) {
      const url = `${host}${PAGE.replace('1-high', name)}`;
      expect(pageSrcSet(url, 300)).toBe(`${url}&w=200 200w, ${url} 300w`);
      expect(pageOfWidth(url, 1_080, 411)).toBe(`${url}&w=500`);
    }
  },
);

test.each([
  [1, 1_080, '&w=200'],
  [200, 1_080, '&w=200'],
  [200.1, 1_080, '&w=300'],
  [786, 1_080, '&w=800'],
  [1_000, 1_080, '&w=1000'],
  [1_001, 1_080, ''],
  [1_080, 1_080, ''],
  [4_000, 1_080, ''],
  [4_000, 3_200, ''],
  [700, 800, '&w=700'],
  [701, 800, ''],
  [Number.NaN, 800, ''],
])('R22: %d device pixels of a page %i wide are filled by the narrowest file that can: %j', (px, width, query) => {
  expect(pageOfWidth(PAGE, width, px)).toBe(`${PAGE}${query}`);
});

test.each([
  [96, '&w=200'],
  [200, '&w=200'],
  [240.5, '&w=300'],
  [400, '&w=400'],
  [900, '&w=400'],
])('R27: a preview of %d device pixels: %s', (px, query) => expect(previewAddress(PAGE, px)).toBe(`${PAGE}${query}`));

test.each(ELSEWHERE)('an address that has no widths is left as it is: %j', (url) => {
  expect([pageSrcSet(url, 1_080), pageOfWidth(url, 1_080, 300), previewAddress(url, 200)]).toEqual([
    undefined,
    url,
    url,
  ]);
});

test('R23: another attempt asks for the width too, whichever is said first', () => {
  const wanted = { e: '20781', s: 'Ab-_5678901234567890XY', w: '500', attempt: '2' };
  const asked = (url: string) => Object.fromEntries(new URL(url, 'https://comics.example').searchParams);
  expect(asked(attemptUrl(pageOfWidth(PAGE, 1_080, 480), 2))).toEqual(wanted);
  expect(asked(pageOfWidth(attemptUrl(PAGE, 2), 1_080, 480))).toEqual(wanted);
  for (const [url = ''] of candidates(pageSrcSet(attemptUrl(PAGE, 2), 1_080)))
    expect(asked(url)).toMatchObject({ attempt: '2' });
});
