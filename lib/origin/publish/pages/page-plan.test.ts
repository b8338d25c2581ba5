/** @jest-environment node */
import { isNarrowed } from './is-narrowed';
import { pagePlan } from './page-plan';

const page = { width: 1200, height: 1800 };
const wide = { width: 2401, height: 1800 };
const strip = { width: 800, height: 5000 };
const kinds = (...args: Parameters<typeof pagePlan>) =>
  pagePlan(...args)
    .pages.map(({ kind }) => kind)
    .join(' ');

test('pages, and among them those as wide as two', () => {
  expect(pagePlan([page, wide, page], 'auto')).toEqual({
    form: 'pages',
    pages: [
      { kind: 'single', ...page, picture: 0 },
      { kind: 'spread', width: 2402, height: 1800, picture: 1 },
      { kind: 'single', ...page, picture: 2 },
    ],
  });
});

test('a page that is merely flat is none', () => {
  expect(
    kinds(
      [
        { width: 1000, height: 1050 },
        { width: 1100, height: 1000 },
      ],
      'pages',
    ),
  ).toBe('single single');
});

test('a book of flat pages has no spreads', () => {
  expect(
    kinds(
      [
        { width: 1600, height: 1000 },
        { width: 1600, height: 1000 },
      ],
      'auto',
    ),
  ).toBe('single single');
});

test('but where its publisher says so', () => {
  expect(kinds([{ width: 1600, height: 1000 }, page], 'spreads')).toBe('spread single');
});

test('what ComicInfo says of a page decides', () => {
  expect(
    kinds(
      [page, wide, { width: 1300, height: 1200 }],
      'auto',
      new Map([
        [1, false],
        [2, true],
      ]),
    ),
  ).toBe('single single spread');
});

test('pictures that are mostly so high are a strip, cut into slices', () => {
  expect(pagePlan([strip, { width: 800, height: 1200 }], 'auto')).toEqual({
    form: 'strip',
    pages: [
      { kind: 'slice', width: 800, height: 1672, picture: 0 },
      { kind: 'slice', width: 800, height: 1672, picture: 0 },
      { kind: 'slice', width: 800, height: 1656, picture: 0 },
      { kind: 'slice', width: 800, height: 1200, picture: 1 },
    ],
  });
  expect(kinds([page, page, strip], 'auto')).toBe('slice slice slice slice slice');
  expect(kinds([...Array.from({ length: 8 }, () => page), { width: 800, height: 20_000 }], 'auto')).toMatch(
    /^slice(?: slice)*$/,
  );
  expect(kinds([page], 'strip')).toBe('slice');
});

test('a few high pictures among many pages are pages', () => {
  const high = { width: 800, height: 2400 };
  expect(kinds([page, page, high], 'auto')).toBe('single single single');
  expect(kinds([page, high], 'auto')).toBe('slice slice slice');
});

test.each([
  [{ width: 800, height: 6000 }, true],
  [{ width: 1600, height: 4096 }, false],
  [{ width: 1600, height: 4200 }, true],
  // Smaller than it is served, it loses nothing.
  [{ width: 500, height: 3500 }, false],
  [{ width: 5000, height: 7500 }, false],
])('a page of %j is served narrower than it is: %s', (size, expected) => {
  expect(pagePlan([size], 'pages').pages.map(isNarrowed)).toEqual([expected]);
  expect(pagePlan([{ ...size, width: size.width * 2 }], 'pages', new Map([[0, true]])).pages.map(isNarrowed)).toEqual([
    expected,
  ]);
  expect(pagePlan([size], 'strip').pages.some(isNarrowed)).toBe(false);
});
