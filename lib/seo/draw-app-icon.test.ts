import sharp from 'sharp';

import { drawAppIcon } from './draw-app-icon';
import { iconSvg } from './icon-svg';

const paint = { spot: '#b3261e', fill: '#b3261e', ink: '#ffffff' };
const accent = { light: paint, dark: paint };
const bytes = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path fill="#00a000" d="M0 0h80v40H0z"/></svg>',
);

async function colorsAt(svg: string, ...points: [number, number][]): Promise<string[]> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
    return data.subarray(at, at + 3).toString('hex');
  });
}

test('the default icon has the accent colour', async () => {
  const svg = iconSvg({ px: 96, room: 0.0625, accent });
  expect(await colorsAt(svg, [0.85, 0.3], [0.2, 0.3], [0.01, 0.01])).toEqual(['b3261e', '131316', 'ffffff']);
});

test('the operator’s logo is centred on a background on which it is visible', async () => {
  const logo = { kind: 'svg', bytes, ratio: 2, lostOn: { light: false, dark: false } } as const;
  const onLight = iconSvg({ px: 96, room: 0.1, accent, logo });
  expect(await colorsAt(onLight, [0.5, 0.5], [0.5, 0.15])).toEqual(['00a000', 'ffffff']);
  const onDark = iconSvg({ px: 96, room: 0.1, accent, logo: { ...logo, lostOn: { light: true, dark: false } } });
  expect(await colorsAt(onDark, [0.5, 0.05])).toEqual(['131316']);
});

test('an app icon is a square PNG', async () => {
  const icon = await sharp(await drawAppIcon({ purpose: 'maskable', px: 512 } as never)).metadata();
  expect(icon).toMatchObject({ format: 'png', width: 512, height: 512 });
});
