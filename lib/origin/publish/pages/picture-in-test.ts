import sharp from 'sharp';

/** A plain page in memory, as its name's ending says. */
export function pictureInTest(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' = 'png',
  background = '#ccd',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}
