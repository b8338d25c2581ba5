/** @jest-environment node */
import { limits } from '@/lib/limits';
import { imageSize } from '../../media/page-images';
import { QUALITIES, type Quality } from '../../media/picture-sizes';
import { sliceHeights } from './slice-heights';

test('a short picture is one slice', () => {
  expect(sliceHeights({ width: 800, height: 1280 })).toEqual({ width: 800, heights: [1280] });
  expect(sliceHeights({ width: 1600, height: 20 })).toEqual({ width: 800, heights: [8] });
});

test('a tall one is cut into slices as high as each other, the last at most as high', () => {
  expect(sliceHeights({ width: 800, height: 5000 }).heights).toEqual([1672, 1672, 1656]);
  expect(sliceHeights({ width: 1000, height: 10_240 }).heights).toEqual([2048, 2048, 2048, 2048]);
});

test.each([
  [800, 3001],
  [1080, 12_345],
  [690, 30_000],
  [1600, 4096],
  [3, 65_535],
])('%i × %i: nothing is lost, and no slice is too high or leaves a seam', (width, height) => {
  const cut = sliceHeights({ width, height });
  const total = cut.heights.reduce((sum, each) => sum + each, 0);
  expect(Math.abs(total - (height * 800) / width)).toBeLessThanOrEqual(4);
  for (const each of cut.heights) {
    for (const served of limits.pageWidthsPx) expect(Number.isInteger((each * served) / cut.width)).toBe(true);
    for (const quality of Object.keys(QUALITIES) as Quality[]) {
      const size = imageSize({ kind: 'slice', width: cut.width, height: each }, 'whole', quality);
      expect(size).toEqual({ width: QUALITIES[quality].slice, height: (each * QUALITIES[quality].slice) / cut.width });
    }
  }
});
