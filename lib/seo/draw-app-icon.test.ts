/** @jest-environment node */
import sharp from 'sharp';

import { drawAppIcon } from './draw-app-icon';
import { iconSvg } from './icon-svg';

const accent = {
  light: { spot: '#b3261e', fill: '#b3261e', ink: '#ffffff' },
  dark: { spot: '#b3261e', fill: '#b3261e', ink: '#ffffff' },
};
const green = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path fill="#00a000" d="M0 0h80v40H0z"/></svg>',
);

async function colorAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
  return data.subarray(at, at + 3).toString('hex');
}
const drawn = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();

test('the mark has the accent', async () => {
  const picture = await drawn(iconSvg({ px: 96, room: 0.0625, accent }));
  expect([
    await colorAt(picture, 0.85, 0.3),
    await colorAt(picture, 0.2, 0.3),
    await colorAt(picture, 0.01, 0.01),
  ]).toEqual(['b3261e', '131316', 'ffffff']);
});

test('a logo stands whole in the middle, on the paper on which it is seen', async () => {
  const logo = { kind: 'svg', bytes: green, ratio: 2, lostOn: { light: false, dark: false } } as const;
  const picture = await drawn(iconSvg({ px: 96, room: 0.1, accent, logo }));
  expect([
    await colorAt(picture, 0.5, 0.5),
    await colorAt(picture, 0.5, 0.15),
    await colorAt(picture, 0.15, 0.5),
  ]).toEqual(['00a000', 'ffffff', '00a000']);
  const onInk = await drawn(
    iconSvg({ px: 96, room: 0.1, accent, logo: { ...logo, lostOn: { light: true, dark: false } } }),
  );
  expect(await colorAt(onInk, 0.5, 0.05)).toBe('131316');
});

test.each([
  ['any', 192],
  ['maskable', 512],
  ['apple', 180],
] as const)('%s is a square PNG of %d px', async (purpose, px) => {
  expect(await sharp(await drawAppIcon({ purpose, px } as never)).metadata()).toMatchObject({
    format: 'png',
    width: px,
    height: px,
  });
});
