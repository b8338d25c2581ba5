import sharp, { type OverlayOptions } from 'sharp';
import { fontAttributes } from '../../demo/draw/lettering/fonts';
import { rasterise } from '../../demo/draw/raster';
import { escapeXml } from '../../escape-xml';
import { el } from '../../demo/draw/svg';
import { layTiles, TILE_LABEL, type Size } from './lay-tiles';

export interface DrawnTile {
  label: string;
  size: Size;
  /** A picture of that size; absent where it could not be drawn. */
  image?: Uint8Array;
}

const PAPER = '#c9c4ba';
const MISSING = '#e5322d';

/** Puts tiles with their words above them on one sheet no wider than `width` px, and writes it as PNG. */
export async function composeSheet(tiles: readonly DrawnTile[], width: number, file: string): Promise<void> {
  const laid = layTiles(
    tiles.map(({ size }) => size),
    width,
  );
  const { size } = laid;
  const words = tiles.map(({ label, image }, i) => {
    const { left, top, width, height } = laid.tiles[i]!;
    const text = el(
      'text',
      { x: left, y: top - TILE_LABEL * 0.3, fill: '#131316', ...fontAttributes('condensed', 15) },
      escapeXml(label),
    );
    return text + (image ? '' : el('rect', { x: left, y: top, width, height, fill: MISSING }));
  });
  const ground = el('rect', { ...size, fill: PAPER });
  const svg = el('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 0 ${size.width} ${size.height}` }, [
    ground,
    ...words,
  ]);
  const sheet = await rasterise({ svg, ...size }, { width: size.width, format: 'png', palette: 'full' });
  const layers = tiles.flatMap(({ image }, i): OverlayOptions[] =>
    image ? [{ input: Buffer.from(image), left: laid.tiles[i]!.left, top: laid.tiles[i]!.top }] : [],
  );
  await sharp(sheet).composite(layers).png({ compressionLevel: 7 }).toFile(file);
}
