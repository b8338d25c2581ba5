/** What is cut off a page's sides, as parts of its width and height. */
export interface Crop {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const NO_CROP: Crop = { left: 0, top: 0, right: 0, bottom: 0 };

/** A line belongs to the border while so much of it has the border's shade. */
const UNIFORM = 0.985;
/** How far (of 255) a dot's shade may be from white or black: what pressing made of a clean border. */
const TOLERANCE = 24;
/** No side loses more than this: what is blank for longer was drawn so. */
const MOST = 0.25;
/** Left around the drawing, as a part of the side. */
const MARGIN = 0.005;

type Shade = (row: number, column: number) => number;

/** How many lines from the start are of one shade, white or black. */
function borderOf(lines: number, dots: number, shade: Shade): number {
  const most = Math.floor(lines * MOST);
  for (const ground of [255, 0]) {
    let line = 0;
    while (line < most) {
      let alike = 0;
      for (let dot = 0; dot < dots; dot++) if (Math.abs(shade(line, dot) - ground) <= TOLERANCE) alike++;
      if (alike < dots * UNIFORM) break;
      line++;
    }
    if (line > 0) return line;
  }
  return 0;
}

/**
 * The white or black borders of a page.
 * @param shades one byte a dot, row by row, 0 black to 255 white
 */
export function cropOf(shades: Uint8Array, width: number, height: number): Crop {
  const at: Shade = (row, column) => shades[row * width + column]!;
  const part = (border: number, length: number) => Math.max(0, Math.round((border / length - MARGIN) * 1000) / 1000);
  return {
    top: part(borderOf(height, width, at), height),
    bottom: part(
      borderOf(height, width, (line, dot) => at(height - 1 - line, dot)),
      height,
    ),
    left: part(
      borderOf(width, height, (line, dot) => at(dot, line)),
      width,
    ),
    right: part(
      borderOf(width, height, (line, dot) => at(dot, width - 1 - line)),
      width,
    ),
  };
}

/** What two pages side by side lose: as much as both can, so that their panels stay in line. */
export function alike(crops: readonly Crop[]): Crop[] {
  const least = (side: keyof Crop) => Math.min(...crops.map((crop) => crop[side]));
  return crops.map(() => ({ left: least('left'), top: least('top'), right: least('right'), bottom: least('bottom') }));
}

/** How wide what is left of a page is for each pixel of its height. */
export function croppedRatio(
  { width, height }: { width: number; height: number },
  { left, top, right, bottom }: Crop,
): number {
  return (width * (1 - left - right)) / (height * (1 - top - bottom));
}
