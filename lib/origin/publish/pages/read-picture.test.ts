/** @jest-environment node */
import sharp from 'sharp';
import type { PictureFormat } from '../archive/kind-of-bytes';
import { readPicture } from './read-picture';

/** Noise, so that a picture cut short is missed. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
const bytesIn = (format: PictureFormat) => noise(120, 180)[format]().toBuffer();

test.each([
  ['jpg', 'jpeg'],
  ['JPEG', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['gif', 'gif'],
] as const)('a page as .%s', async (extension, format) => {
  const page = await readPicture({ name: `001.${extension}`, bytes: await bytesIn(format) });
  expect(page).toMatchObject({ name: `001.${extension}`, format, width: 120, height: 180, isAnimated: false });
});

test('a page that its camera turned is as wide as it is seen', async () => {
  const bytes = await noise(120, 180).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await readPicture({ name: '1.jpg', bytes })).toMatchObject({ width: 180, height: 120 });
});

test('of an animated one the first picture counts', async () => {
  const frames = await sharp({ create: { width: 20, height: 60, channels: 3, background: 'red', pageHeight: 30 } })
    .composite([{ input: { create: { width: 20, height: 30, channels: 3, background: 'blue' } }, top: 30, left: 0 }])
    .gif()
    .toBuffer();
  expect(await readPicture({ name: '1.gif', bytes: frames })).toMatchObject({
    width: 20,
    height: 30,
    isAnimated: true,
  });
});

test('the same bytes have the same hash, other bytes another', async () => {
  const [a, b] = [await bytesIn('png'), await bytesIn('webp')];
  const hashes = await Promise.all(
    [a, Buffer.from(a)].map(async (bytes) => (await readPicture({ name: '1.png', bytes })).hash),
  );
  expect(hashes[0]).toBe(hashes[1]);
  expect((await readPicture({ name: '1.webp', bytes: b })).hash).not.toBe(hashes[0]);
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a %s that breaks off is refused', async (format) => {
  const bytes = await bytesIn(format);
  const name = `1.${format}`;
  await expect(readPicture({ name, bytes: bytes.subarray(0, Math.floor(bytes.length * 0.6)) })).rejects.toMatchObject({
    reason: 'broken-picture',
    entry: name,
  });
});

test.each([
  ['text', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
  ['a drawing that runs scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
])('%s named as a picture is refused', async (_, bytes) => {
  await expect(readPicture({ name: '1.png', bytes })).rejects.toMatchObject({ reason: 'broken-picture' });
});

test('a picture named as another kind is refused', async () => {
  await expect(readPicture({ name: '1.png', bytes: await bytesIn('jpeg') })).rejects.toMatchObject({
    reason: 'other-kind',
    message: 'It is a JPEG, whatever it is named.',
  });
});

test('more pixels than are allowed are refused, undecoded', async () => {
  const bytes = await sharp({ create: { width: 12_000, height: 11_000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  await expect(readPicture({ name: '1.png', bytes })).rejects.toMatchObject({ reason: 'too-many-pixels' });
});

test('one that would be enlarged beyond measure is refused, however few its pixels are, and whichever way it is stored', async () => {
  const thin = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'white' } });
  const tooHigh = { reason: 'too-high', message: 'It is 1 × 10000 pixels; 166 times as high as wide is the most.' };
  await expect(readPicture({ name: '1.png', bytes: await thin(1, 10_000).png().toBuffer() })).rejects.toMatchObject(
    tooHigh,
  );
  await expect(
    readPicture({ name: '1.jpg', bytes: await thin(10_000, 1).jpeg().withMetadata({ orientation: 6 }).toBuffer() }),
  ).rejects.toMatchObject(tooHigh);
  expect(await readPicture({ name: '1.png', bytes: await thin(6, 1000).png().toBuffer() })).toMatchObject({
    width: 6,
    height: 1000,
  });
});
