import sharp from 'sharp';

/** Of what is made from published files. */
const QUALITY = 82;

/** A published page at a smaller width (px), the height rounded. */
export async function narrowPhoto(bytes: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(bytes);
  const own = await image.metadata();
  const height = Math.max(1, Math.round((width * own.height) / own.width));
  return new Uint8Array(await image.resize(width, height, { fit: 'fill' }).webp({ quality: QUALITY }).toBuffer());
}

/** One side of a published double page. */
export async function cutPhoto(bytes: Uint8Array, half: 'left' | 'right'): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(bytes);
  const { width, height } = await image.metadata();
  const side = { left: half === 'left' ? 0 : width / 2, top: 0, width: width / 2, height };
  return new Uint8Array(await image.extract(side).webp({ quality: QUALITY }).toBuffer());
}

/** A published picture cut to a shape, about its middle, and resized to it. */
export async function fitPhoto(
  bytes: Uint8Array,
  size: { width: number; height: number },
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await sharp(bytes)
      .resize({ ...size, fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
}
