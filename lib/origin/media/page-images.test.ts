import { limits } from '@/lib/limits';
import type { StoredPage } from '../store/chapter-pages';
import { imageSize, pageImages } from './page-images';
import { QUALITIES, type Quality } from './picture-sizes';

const qualities = Object.keys(QUALITIES) as Quality[];
const slice: StoredPage = { kind: 'slice', width: 800, height: 2048 };

describe('R4: no image is too high to be drawn', () => {
  const shapes = [
    [1200, 1800],
    [800, 2048],
    [2400, 1800],
    [800, 5],
    [4000, 1],
    [100, 16_000],
    [720, 30_000],
    [1, 30_000],
    [1200, 6_553],
  ] as const;
  const pages = shapes.flatMap(([width, height]) =>
    (['single', 'spread', 'slice'] as const).map((kind): StoredPage => ({
      kind,
      width: kind === 'spread' ? 2 * width : width,
      height,
    })),
  );

  test.each(qualities)('in %s, whatever the shape of the page', (quality) => {
    for (const page of pages) {
      for (const part of page.kind === 'spread' ? (['whole', 'left', 'right'] as const) : (['whole'] as const)) {
        const { width, height } = imageSize(page, part, quality);
        expect(width).toBeGreaterThan(0);
        expect(height).toBeGreaterThan(0);
        expect(height).toBeLessThanOrEqual(4_096);
        expect(width * height).toBeLessThanOrEqual(4_096 * 4_096);
      }
    }
  });

  test.each(qualities)('in %s the halves of any double page are each half of the whole', (quality) => {
    for (const page of pages.filter(({ kind }) => kind === 'spread')) {
      const whole = imageSize(page, 'whole', quality);
      for (const part of ['left', 'right'] as const)
        expect(imageSize(page, part, quality)).toEqual({ width: whole.width / 2, height: whole.height });
    }
  });

  test('a page that fits is as wide as its quality', () => {
    for (const quality of qualities) {
      expect(imageSize({ kind: 'single', width: 1200, height: 1800 }, 'whole', quality).width).toBe(
        QUALITIES[quality].single,
      );
      expect(imageSize(slice, 'whole', quality).width).toBe(QUALITIES[quality].slice);
    }
  });
});

test.each(qualities)(
  'R4: the slices of a strip are together as high as the whole strip, in %s and every width it comes in',
  (quality) => {
    const strip = pageImages(
      Array.from({ length: 15 }, () => slice),
      { split: true, quality, direction: 'rtl' },
    );
    const own = QUALITIES[quality].slice;
    for (const width of [...limits.pageWidthsPx.filter((one) => one < own), own]) {
      const heights = strip.map((image) => Math.round((width * image.height) / image.width));
      // In whole numbers: 2,048 px a slice of a strip that is 800 wide.
      expect(800 * heights.reduce((sum, height) => sum + height)).toBe(width * 15 * 2_048);
    }
  },
);
