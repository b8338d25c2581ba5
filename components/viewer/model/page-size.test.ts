import { dotsOf, isWidePage, sizesOf, type PageLayout } from './page-size';

const layout = (over: Partial<PageLayout> = {}): PageLayout => ({
  mode: 'horizontal',
  fit: 'page',
  stripWidth: 'standard',
  zoom: 1,
  ...over,
});
const page = { width: 1000, height: 1500, share: 0.5 };

it.each([
  [{ mode: 'vertical' }, 'min(100vw, 800px)', 390],
  [{ mode: 'vertical', stripWidth: 'full' }, '100vw', 390],
  [{ mode: 'vertical', zoom: 2 }, 'min(200vw, 1600px)', 780],
  [{ fit: 'page' }, 'min(50vw, 66.667vh)', 195],
  [{ fit: 'width' }, '50vw', 195],
  [{ fit: 'height' }, '66.667vh', 563],
  [{ fit: 'original' }, '1000px', 1000],
] as const)('%p gives a page %s, %p px on a phone', (over, sizes, px) => {
  expect(sizesOf(layout(over), page)).toBe(sizes);
  expect(Math.round(dotsOf(layout(over), page, { width: 390, height: 844, scale: 1 }))).toBe(px);
  expect(Math.round(dotsOf(layout(over), page, { width: 390, height: 844, scale: 3 }) / 3)).toBe(px);
});

test('a page as wide as two is laid out over two windows that are held upright', () => {
  const wide = { width: 3000, height: 1500, share: 1 };
  expect(sizesOf(layout(), wide)).toBe(
    '(orientation: portrait) and (max-width: 1100px) min(200vw, 200vh), min(100vw, 200vh)',
  );
  expect(dotsOf(layout(), wide, { width: 390, height: 844, scale: 2 })).toBe(1560);
  expect(dotsOf(layout(), wide, { width: 844, height: 390, scale: 1 })).toBe(780);
  expect(dotsOf(layout(), wide, { width: 1200, height: 1920, scale: 1 })).toBe(1200);
});

test.each([
  [2160, 1536, true],
  [1536, 2160, false],
  [1080, 1080, false],
  [1080, 5, false],
])('a page of %p x %p is as wide as two: %p', (width, height, isWide) =>
  expect(isWidePage({ width, height })).toBe(isWide),
);
