import sharp from 'sharp';

/** One side of a double page, pixel for pixel. Lossless, as pages are. */
export async function cutHalf(bytes: Uint8Array, half: 'left' | 'right'): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(bytes);
  const { width, height } = await image.metadata();
  const side = { left: half === 'left' ? 0 : width / 2, top: 0, width: width / 2, height };
  return new Uint8Array(await image.extract(side).webp({ lossless: true, effort: 2 }).toBuffer());
}
