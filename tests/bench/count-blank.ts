import sharp from 'sharp';

/** A place in the window, in px. */
export interface Point {
  x: number;
  y: number;
}

/** Of 255: pages are painted in strong colours, what lies behind them is nearly grey. */
const LEAST_COLOUR = 50;

/** How many of the frames, pictures of a window as wide as said, have no page's colour at one of the points; NaN where there is none to look at. */
export async function countBlank(
  frames: readonly Buffer[],
  points: readonly Point[],
  windowWidth: number,
): Promise<number> {
  if (frames.length === 0 || points.length === 0) return NaN;
  let blank = 0;
  for (const frame of frames) {
    const { data, info } = await sharp(frame).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const scale = info.width / windowWidth;
    const isPainted = ({ x, y }: Point) => {
      const at = (Math.round(y * scale) * info.width + Math.round(x * scale)) * info.channels;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      return Math.max(red, green, blue) - Math.min(red, green, blue) >= LEAST_COLOUR;
    };
    if (!points.every(isPainted)) blank++;
  }
  return blank;
}
