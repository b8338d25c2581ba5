import sharp from 'sharp';
import { fontAttributes } from './lettering/fonts';
import { rasterise, spellOut } from './raster';
import { Sheet } from './sheet';
import { el } from './svg';

test('a drawing fills the wanted width, its height follows', async () => {
  const half = new Sheet().document(200, 100, el('rect', { width: 100, height: 100, fill: '#131316' }));
  const { data, info } = await sharp(
    await rasterise({ width: 200, height: 100, svg: half }, { width: 300, format: 'png', palette: 'full' }),
  )
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([300, 150]);
  expect([data[0]! < 50, data[299]]).toEqual([true, 255]);
});

test('flat pictures have sixteen colours at most', async () => {
  const lines = Array.from({ length: 60 }, (_, i) =>
    el('circle', { cx: i * 4, cy: 50, r: 20 + i / 3, fill: 'none', stroke: '#131316', 'stroke-width': 1.3 }),
  );
  const drawing = { width: 200, height: 100, svg: new Sheet().document(200, 100, lines) };
  const { data } = await sharp(await rasterise(drawing, { width: 400, format: 'webp', palette: 'flat' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Set<number>();
  for (let i = 0; i < data.length; i += 3) colours.add(data[i]! * 65_536 + data[i + 1]! * 256 + data[i + 2]!);
  expect(colours.size).toBeGreaterThan(2);
  expect(colours.size).toBeLessThanOrEqual(16);
});

/** How many px from the left the ink of a line of Thai reaches. */
async function reach(text: string): Promise<number> {
  const line = el('text', { x: 10, y: 70, ...fontAttributes('thai-dialogue', 50) }, text);
  const { data, info } = await sharp(
    await rasterise(
      { width: 400, height: 100, svg: new Sheet().document(400, 100, line) },
      { width: 400, format: 'png', palette: 'full' },
    ),
  )
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let furthest = 0;
  for (let i = 0; i < data.length; i++) if (data[i]! < 128) furthest = Math.max(furthest, i % info.width);
  return furthest;
}

test('what follows a Thai sara am is not set on top of it', async () => {
  expect(spellOut('น้ำ')).toBe('น\u0e4d\u0e49า');
  const [without, withAm] = [await reach('ทร'), await reach('ทำร')];
  expect(withAm).toBeGreaterThan(without + 15);
});
