import sharp from 'sharp';

import { drawPage } from '../support/draw-page';
import { countBlank } from './count-blank';

const WINDOW = { width: 390, height: 844 };
const POINTS = [0.06, 0.94].map((x) => ({ x: x * WINDOW.width, y: 400 }));

/** A frame half as large as the window, with a page across part of its width. */
async function frame(part: number, background = '#17120f'): Promise<Buffer> {
  const height = 555;
  const page = await sharp(await drawPage({ width: 1080, height: 1536, number: 8 }))
    .resize({ width: Math.round(WINDOW.width * part), height, fit: 'cover' })
    .toBuffer();
  const canvas = sharp({ create: { ...WINDOW, channels: 3, background } }).composite([
    { input: page, left: 0, top: 144 },
  ]);
  return sharp(await canvas.png().toBuffer())
    .resize({ width: WINDOW.width / 2 })
    .png()
    .toBuffer();
}

test('a frame is blank that lacks the page at any of the points', async () => {
  expect(await countBlank([await frame(1), await frame(1, '#fff')], POINTS, WINDOW.width)).toBe(0);
  expect(await countBlank([await frame(1), await frame(0.5), await frame(0.5, '#f7f1e3')], POINTS, WINDOW.width)).toBe(
    2,
  );
});

test('of no frames, or looked at nowhere, it is no number', async () => {
  expect(await countBlank([], POINTS, WINDOW.width)).toBeNaN();
  expect(await countBlank([await frame(0.5)], [], WINDOW.width)).toBeNaN();
});
