import sharp from 'sharp';

import { narrow } from './narrow';

const WHITE = 255;
const BLACK = 0;

/** A page of grey values, in the format that pages are stored in. */
async function page(width: number, height: number, at: (x: number, y: number) => number): Promise<Uint8Array> {
  const pixels = Uint8Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)));
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}

async function greys(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { values: [...data], width: info.width, height: info.height };
}

test.each([
  [800, 2048, 400, 1024],
  [1080, 1620, 500, 750],
  [1080, 1, 200, 1],
])('resizes %i x %i to %i x %i @R11', async (width, height, to, tall) => {
  const small = await greys(await narrow(await page(width, height, () => WHITE), to));
  expect([small.width, small.height]).toEqual([to, tall]);
  expect(new Set(small.values)).toEqual(new Set([WHITE]));
});

const dots = (x: number, y: number) => ((x + y) % 2 ? BLACK : WHITE);
const lines = (_: number, y: number) => (y % 2 ? BLACK : WHITE);

test.each([
  ['dots', dots, 500],
  ['lines', lines, 400],
] as const)('keeps a tone of fine %s even @R22', async (_, tone, to) => {
  const { values, width, height } = await greys(await narrow(await page(720, 480, tone), to));
  const field = 16;
  const means: number[] = [];
  for (let y = field; y + 2 * field <= height; y += field) {
    for (let x = field; x + 2 * field <= width; x += field) {
      const rows = Array.from({ length: field }, (__, i) =>
        values.slice((y + i) * width + x, (y + i) * width + x + field),
      ).flat();
      means.push(rows.reduce((sum, value) => sum + value) / rows.length);
    }
  }
  expect(Math.max(...means) - Math.min(...means)).toBeLessThan(4);
  expect(Math.abs(means.reduce((sum, value) => sum + value) / means.length - 127.5)).toBeLessThan(4);
});

test('resizes slices one by one so that they meet without a line @R5', async () => {
  const [across, tall] = [400, 512];
  const strip = (x: number, y: number) => Math.round(127 + 60 * Math.sin(x / 9) + 60 * Math.sin(y / 23));
  const whole = await greys(await narrow(await page(across, 2 * tall, strip), 200));
  const [upper, lower] = await Promise.all(
    [0, tall].map(async (from) => greys(await narrow(await page(across, tall, (x, y) => strip(x, y + from)), 200))),
  );
  const joined = [...upper!.values, ...lower!.values];
  expect(joined).toHaveLength(whole.values.length);
  const off = (from: number, to: number) =>
    Math.max(...joined.slice(from * 200, to * 200).map((value, i) => Math.abs(value - whole.values[from * 200 + i]!)));
  const seam = tall / 2;
  // No further off beside the seam than palettes that were chosen twice are elsewhere.
  expect(off(seam - 3, seam + 3)).toBeLessThanOrEqual(off(0, seam - 3) + 4);
});
