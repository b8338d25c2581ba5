import { limits } from '@/lib/limits';
import type { StoredPage } from '../store/chapter-pages';
import { findPageIndex, imageSize, keyName, pageId, pageImages } from './page-images';
import { QUALITIES, type Quality } from './picture-sizes';

const qualities = Object.keys(QUALITIES) as Quality[];
const slice: StoredPage = { kind: 'slice', width: 800, height: 2048 };

const shapes = [
  [1200, 1800],
  [2400, 1800],
  [4000, 1],
  [100, 16_000],
  [1, 30_000],
] as const;
const pages = shapes.flatMap(([width, height]) =>
  (['single', 'spread', 'slice'] as const).map((kind): StoredPage => ({
    kind,
    width: kind === 'spread' ? 2 * width : width,
    height,
  })),
);

test.each(qualities)(
  'no image in %s is taller than browsers draw, and halves of a spread are half as wide @R4',
  (quality) => {
    for (const page of pages) {
      const whole = imageSize(page, 'whole', quality);
      for (const length of [whole.width, whole.height]) expect(length).toBeGreaterThan(0);
      expect(whole.height).toBeLessThanOrEqual(4_096);
      expect(whole.width * whole.height).toBeLessThanOrEqual(4_096 * 4_096);
      for (const part of page.kind === 'spread' ? (['left', 'right'] as const) : [])
        expect(imageSize(page, part, quality)).toEqual({ width: whole.width / 2, height: whole.height });
    }
    expect(imageSize({ kind: 'single', width: 1200, height: 1800 }, 'whole', quality).width).toBe(
      QUALITIES[quality].single,
    );
  },
);

test.each(qualities)('the slices of a strip in %s are together as high as the strip in every width @R5', (quality) => {
  const strip = pageImages(
    Array.from({ length: 15 }, () => slice),
    { split: true, quality, direction: 'rtl' },
  );
  const own = QUALITIES[quality].slice;
  for (const width of [...limits.pageWidthsPx.filter((one) => one < own), own]) {
    const heights = strip.map((image) => Math.round((width * image.height) / image.width));
    expect(800 * heights.reduce((sum, height) => sum + height)).toBe(width * 15 * 2_048);
  }
});

test('a published page has its content for a name, and answers to the number that it had before', () => {
  const source = {
    kind: 'published',
    language: 'eng',
    direction: 'ltr',
    pages: ['0f3a52c81b9e7d46aa', '1f3a52c81b9e7d46aa'],
  } as const;
  const keyed = { is_keyed: 1 };
  for (const [index, name, key] of [
    [0, '0f3a52c81b9e7d46-plain', undefined],
    [1, '1f3a52c81b9e7d46', '1f3a52c81b9e7d46'],
  ] as const) {
    expect(pageId(keyed, source, index)).toBe(name);
    expect(findPageIndex(source, name)).toBe(index);
    expect(findPageIndex(source, String(index + 1))).toBe(index);
    expect(keyName(keyed, source, name)).toBe(key);
    expect(keyName(keyed, source, String(index + 1))).toBe(key && index);
  }
});
