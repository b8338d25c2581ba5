import { alike, croppedRatio, cropOf, NO_CROP } from './crop';

const [WIDTH, HEIGHT] = [100, 200];

/** A page of a shade, with a pattern on it that leaves so many dots free at each side. */
function page(ground: number, { left = 0, top = 0, right = 0, bottom = 0 }): Uint8Array {
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < WIDTH - right && y >= top && y < HEIGHT - bottom ? ((x + y) % 2) * 255 : ground;
  });
}
const crop = (shades: Uint8Array) => cropOf(shades, WIDTH, HEIGHT);

describe('cropOf', () => {
  it.each([255, 0, 240])('finds borders of shade %p @R30', (ground) =>
    expect(crop(page(ground, { left: 10, top: 20, right: 5, bottom: 0 }))).toEqual({
      left: 0.095,
      top: 0.095,
      right: 0.045,
      bottom: 0,
    }),
  );
  it('leaves grey grounds and pages that are drawn to their edges alone @R30', () => {
    expect(crop(page(255, {}))).toEqual(NO_CROP);
    expect(crop(page(128, { left: 10 }))).toEqual(NO_CROP);
  });
  it('crops a quarter of a side at most', () => expect(crop(page(255, { top: 120 })).top).toBeLessThanOrEqual(0.25));
  it('ignores a speck, not a line', () => {
    const speck = page(255, { top: 20 });
    speck[5 * WIDTH + 50] = 0;
    expect(crop(speck).top).toBe(0.095);
    for (let x = 0; x < 30; x++) speck[5 * WIDTH + x] = 0;
    expect(crop(speck).top).toBe(0.02);
  });
});

test('two pages side by side are cropped alike, as much as both can be @R30', () => {
  const both = { left: 0.04, top: 0.05, right: 0.1, bottom: 0 };
  expect(
    alike([
      { left: 0.1, top: 0.05, right: 0.1, bottom: 0 },
      { left: 0.04, top: 0.2, right: 0.1, bottom: 0.1 },
    ]),
  ).toEqual([both, both]);
});

test('a cropped page has another ratio', () => {
  expect(croppedRatio({ width: 100, height: 200 }, { left: 0.1, right: 0.1, top: 0, bottom: 0 })).toBeCloseTo(0.4);
  expect(croppedRatio({ width: 100, height: 200 }, NO_CROP)).toBe(0.5);
});
