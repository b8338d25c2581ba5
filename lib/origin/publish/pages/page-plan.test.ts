/** @jest-environment node */
import { limits } from '@/lib/limits';
import { imageSize } from '../../media/page-images';
import { isNarrowed } from './is-narrowed';
import { pagePlan } from './page-plan';
import { sliceHeights } from './slice-heights';

const page = { width: 1200, height: 1800 };
const wide = { width: 2401, height: 1800 };
const flat = { width: 1600, height: 1000 };
const strip = { width: 800, height: 5000 };
const kinds = (...args: Parameters<typeof pagePlan>) =>
  pagePlan(...args)
    .pages.map(({ kind }) => kind)
    .join(' ');

test('a page twice as wide as the others is a spread of an even width', () => {
  expect(pagePlan([page, wide, page], 'auto')).toEqual({
    form: 'pages',
    pages: [
      { kind: 'single', ...page, maxWidth: 1200, picture: 0 },
      { kind: 'spread', width: 2402, height: 1800, maxWidth: 1200, picture: 1 },
      { kind: 'single', ...page, maxWidth: 1200, picture: 2 },
    ],
  });
});

test.each([
  ['a book of flat pages has no spreads', kinds([flat, flat], 'auto'), 'single single'],
  ['a chapter of the form spreads has them', kinds([flat, page], 'spreads'), 'spread single'],
  ['ComicInfo.xml decides', kinds([page, wide], 'auto', new Map([[1, false]])), 'single single'],
  ['mostly tall pictures are a strip', kinds([page, page, strip], 'auto'), 'slice slice slice slice slice'],
  ['a few tall ones are pages', kinds([page, page, { width: 800, height: 2400 }], 'auto'), 'single single single'],
  ['a chapter of the form strip is one', kinds([page], 'strip'), 'slice'],
])('%s', (_, found, expected) => expect(found).toBe(expected));

test.each([
  [800, 5000, [1672, 1672, 1656]],
  [800, 1280, [1280]],
  [1000, 10_240, [2048, 2048, 2048, 2048]],
  [1600, 20, [8]],
])('a strip of %i x %i is cut into slices of %j @R4', (width, height, heights) => {
  expect(sliceHeights({ width, height })).toEqual({ width: 800, heights });
});

test.each([
  [1080, 12_345],
  [690, 30_000],
  [1600, 4096],
])('the slices of %i x %i lose nothing and leave no seam in any served width @R5', (width, height) => {
  const cut = sliceHeights({ width, height });
  const total = cut.heights.reduce((sum, each) => sum + each, 0);
  expect(Math.abs(total - (height * 800) / width)).toBeLessThanOrEqual(4);
  for (const each of cut.heights) {
    expect(each).toBeLessThanOrEqual(2048);
    for (const served of limits.pageWidthsPx) expect((each * served) % cut.width).toBe(0);
  }
});

test.each([
  ['single', [480, 640], 'pages', [480, 480, 480]],
  ['single', [1200, 1600], 'pages', [720, 1080, 1200]],
  ['single', [1600, 2400], 'pages', [720, 1080, 1600]],
  ['spread', [2001, 1500], 'spreads', [1440, 2000, 2000]],
  ['slice', [690, 3000], 'strip', [600, 690, 690]],
  ['slice', [1300, 3000], 'strip', [600, 800, 1200]],
] as const)('no quality of a %s of %j is wider than its source', (kind, [width, height], form, widths) => {
  const [page] = pagePlan([{ width, height }], form).pages;
  expect(page).toMatchObject({ kind });
  expect((['low', 'high', 'super_high'] as const).map((quality) => imageSize(page!, 'whole', quality).width)).toEqual(
    widths,
  );
  expect(isNarrowed(page!)).toBe(false);
});
