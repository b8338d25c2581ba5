import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Drawing } from './drawing';
import { fontFiles } from './lettering/fonts';

interface RasterOptions {
  /** Width of the result in px; the height follows from the drawing. */
  width: number;
  format: 'webp' | 'png' | 'jpeg';
  /** Flat: few greys, kept lossless. Full: colours and gradients, lossy. */
  palette: 'flat' | 'full';
}

/**
 * Thai sara am written as its two parts: the rasteriser's shaper gives the single letter no width,
 * and whatever follows would be set on top of it.
 */
export function spellOut(svg: string): string {
  return svg.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');
}

const LOSSY_QUALITY = 80;

/**
 * A drawing as the bytes of an image. Rasterised at the wanted width, never resized; only the bundled fonts are used.
 * Takes 50 to 600 ms of one core: run it in the draw worker.
 */
export async function rasterise(drawing: Drawing, options: RasterOptions): Promise<Buffer> {
  const image = new Resvg(spellOut(drawing.svg), {
    fitTo: { mode: 'width', value: options.width },
    background: '#ffffff',
    font: { loadSystemFonts: false, fontFiles: fontFiles(), defaultFontFamily: 'Shantell Sans' },
  }).render();
  const raw = { width: image.width, height: image.height, channels: 4 as const };
  const flat = options.palette === 'flat';
  const pixels = sharp(image.pixels, { raw }).removeAlpha();
  if (options.format === 'jpeg') return pixels.jpeg({ quality: LOSSY_QUALITY, mozjpeg: false }).toBuffer();
  if (!flat)
    return options.format === 'png'
      ? pixels.png().toBuffer()
      : pixels.webp({ quality: LOSSY_QUALITY, effort: 2 }).toBuffer();
  const quantised = await pixels.png({ colours: 16, dither: 0, effort: 1, compressionLevel: 1 }).toBuffer();
  if (options.format === 'png') return quantised;
  return sharp(quantised).webp({ lossless: true, effort: 2 }).toBuffer();
}
