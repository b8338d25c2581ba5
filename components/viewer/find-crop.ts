import { cropOf, NO_CROP, type Crop } from './model/crop';

/** Borders are looked for in a small copy: fine enough for them, and far from any limit of canvases. */
const COPY_WIDTH = 200;
const COPY_HEIGHT_MOST = 1_000;

const known = new WeakMap<HTMLImageElement, Crop>();

function look(picture: HTMLImageElement): Crop {
  const height = Math.min(
    COPY_HEIGHT_MOST,
    Math.max(1, Math.round((COPY_WIDTH * picture.naturalHeight) / picture.naturalWidth)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = COPY_WIDTH;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return NO_CROP;
  context.drawImage(picture, 0, 0, COPY_WIDTH, height);
  const { data } = context.getImageData(0, 0, COPY_WIDTH, height);
  const shades = Uint8Array.from(
    { length: COPY_WIDTH * height },
    (_, i) => (data[i * 4]! * 3 + data[i * 4 + 1]! * 6 + data[i * 4 + 2]!) / 10,
  );
  return cropOf(shades, COPY_WIDTH, height);
}

/** The borders of a decoded picture; none where an origin elsewhere lets nobody look into its pictures. */
export function findCrop(picture: HTMLImageElement): Crop {
  const before = known.get(picture);
  if (before) return before;
  let crop = NO_CROP;
  try {
    crop = look(picture);
  } catch {
    // A picture of another host is shown, not read.
  }
  known.set(picture, crop);
  return crop;
}
