/** @jest-environment node */
import sharp from 'sharp';
import { QUALITIES, type Quality } from '../../media/picture-sizes';
import { pagePlan } from '../pages/page-plan';
import { readPicture } from '../pages/read-picture';
import { preparePages } from './prepare-picture';

// Each makes many pictures.
jest.setTimeout(60_000);

/** What is written of a picture that is a strip, by its file's name. */
async function prepare(name: string, bytes: Buffer, form: 'pages' | 'strip' = 'pages'): Promise<Map<string, Buffer>> {
  const { pages } = pagePlan([await readPicture({ name, bytes })], form);
  const written = new Map<string, Buffer>();
  await preparePages(
    bytes,
    pages.map((page, index) => ({ name: String(index), page })),
    {
      write: async (file, content) => void written.set(file, Buffer.from(content)),
    },
  );
  return written;
}

/** From black at its top to white at its end. */
const shaded = (width: number, height: number) =>
  sharp(
    Buffer.from(
      Array.from({ length: width * height }, (_, at) => Math.round((255 * Math.floor(at / width)) / (height - 1))),
    ),
    { raw: { width, height, channels: 1 } },
  );

test.each(Object.keys(QUALITIES) as Quality[])('slices in %s go on where the one before ends', async (quality) => {
  const files = await prepare('1.png', await shaded(100, 900).png().toBuffer(), 'strip');
  const slices = await Promise.all([0, 1, 2, 3].map((index) => sharp(files.get(`${index}-${quality}`)).metadata()));
  expect(slices.map(({ width }) => width)).toEqual(Array(4).fill(QUALITIES[quality].slice));
  expect(slices.reduce((sum, { height }) => sum + height, 0)).toBe(9 * QUALITIES[quality].slice);
  const shades = await Promise.all(
    [0, 1, 2, 3].map(async (index) => [
      ...(await sharp(files.get(`${index}-${quality}`))
        .greyscale()
        .raw()
        .toBuffer()),
    ]),
  );
  for (const [before, after] of [
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const)
    expect(Math.abs(shades[before]!.at(-1)! - shades[after]![0]!)).toBeLessThan(3);
  expect([shades[0]![0]! < 3, shades[3]!.at(-1)! > 252]).toEqual([true, true]);
});

test('a strip that its camera turned is cut from top to end as it is seen', async () => {
  const bytes = await shaded(100, 900).rotate(270).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer();
  const files = await prepare('1.jpg', bytes, 'strip');
  const shades = await Promise.all(
    [0, 1, 2, 3].map(async (index) => (await sharp(files.get(`${index}-low`)).stats()).channels[0]!.mean),
  );
  expect([...shades].sort((a, b) => a - b)).toEqual(shades);
});

test('what the check lets pass, with a warning of its decoder, is prepared', async () => {
  const whole = await shaded(60, 90).jpeg().toBuffer();
  // Bytes of no meaning before the tables: a decoder warns of them, and goes on.
  const bytes = Buffer.concat([whole.subarray(0, 2), whole.subarray(2, 20), Buffer.from('stray'), whole.subarray(20)]);
  expect([...(await prepare('1.jpg', bytes)).keys()]).toEqual(['0-low', '0-high', '0-super_high']);
});
