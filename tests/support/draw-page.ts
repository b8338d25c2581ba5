import sharp from 'sharp';

import type { Border } from './chapter-spec';

export interface Drawing {
  width: number;
  height: number;
  /** Written over it as large as it goes. */
  number: number;
  /** Drawings of other colours, where numbers are the same. */
  series?: number;
  border?: Border;
}

/** Which of the seven strokes of a digit are there: across at the top, the middle and the bottom, then down at left and right. */
const STROKES: readonly string[] = [
  'tblLrR',
  'rR',
  'tmbLr',
  'tmbrR',
  'mlrR',
  'tmblR',
  'tmblLR',
  'trR',
  'tmblLrR',
  'tmblrR',
];
const DIGIT = { width: 60, height: 100, stroke: 16, gap: 20 };
const PLACES: Record<string, [x: number, y: number, width: number, height: number]> = {
  t: [0, 0, DIGIT.width, DIGIT.stroke],
  m: [0, 42, DIGIT.width, DIGIT.stroke],
  b: [0, 84, DIGIT.width, DIGIT.stroke],
  l: [0, 0, DIGIT.stroke, 50],
  L: [0, 50, DIGIT.stroke, 50],
  r: [DIGIT.width - DIGIT.stroke, 0, DIGIT.stroke, 50],
  R: [DIGIT.width - DIGIT.stroke, 50, DIGIT.stroke, 50],
};
/** Neighbours get hues far apart, in degrees. */
const GOLDEN_ANGLE = 137.508;
/** Distance of the dots, in px. */
const SCREEN = 9;
/** Keeps places positive. */
const FAR = 100_000 * SCREEN;
const MARGIN = 24;

type Colour = readonly [red: number, green: number, blue: number];
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

function colour(hue: number, lightness: number): Colour {
  const chroma = 0.65 * (1 - Math.abs(2 * lightness - 1));
  const channel = (at: number) =>
    Math.round(255 * (lightness + chroma * Math.max(-0.5, Math.min(0.5, Math.abs(((hue / 60 + at) % 6) - 3) - 1.5))));
  return [channel(0), channel(4), channel(2)];
}

/** The white rectangles that make the number, in px. */
function strokesOf({ width, height, number }: Drawing): number[][] {
  const digits = [...String(number)];
  const wide = digits.length * (DIGIT.width + DIGIT.gap) - DIGIT.gap;
  const scale = Math.min((width * 0.7) / wide, (height * 0.6) / DIGIT.height);
  const [left, top] = [(width - wide * scale) / 2, (height - DIGIT.height * scale) / 2];
  return digits.flatMap((digit, place) =>
    [...STROKES[Number(digit)]!].map((stroke) => {
      const [x, y, w, h] = PLACES[stroke]!;
      return [left + (x + place * (DIGIT.width + DIGIT.gap)) * scale, top + y * scale, w * scale, h * scale].map(
        Math.round,
      );
    }),
  );
}

/** RGB, row by row: one colour at the edges, a screen of dots within, which gives it the weight of a drawn page, and the number. */
function pixels(drawing: Drawing): Uint8Array {
  const { width, height, number, series = 0 } = drawing;
  const hue = (number * GOLDEN_ANGLE + series * 53) % 360;
  const [paper, dot] = [colour(hue, 0.55), colour(hue, 0.42)];
  const slant = Math.PI / 12 + (number % 6) / 8;
  const [sin, cos] = [Math.sin(slant), Math.cos(slant)];
  const radius = ((2.2 + (number % 3) / 2) / SCREEN) ** 2;
  const data = new Uint8Array(width * height * 3);
  const paint = (x: number, y: number, [red, green, blue]: Colour) => {
    const at = (y * width + x) * 3;
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
  };
  for (let y = 0; y < height; y++) {
    const isInside = y >= MARGIN && y < height - MARGIN;
    for (let x = 0; x < width; x++) {
      const [u, v] = [(FAR + x * cos + y * sin) / SCREEN, (FAR + y * cos - x * sin) / SCREEN];
      const isDot =
        isInside &&
        x >= MARGIN &&
        x < width - MARGIN &&
        (u - Math.trunc(u) - 0.5) ** 2 + (v - Math.trunc(v) - 0.5) ** 2 < radius;
      paint(x, y, isDot ? dot : paper);
    }
  }
  for (const [left = 0, top = 0, w = 0, h = 0] of strokesOf(drawing)) {
    for (let y = top; y < Math.min(height, top + h); y++)
      for (let x = left; x < Math.min(width, left + w); x++) paint(x, y, WHITE);
  }
  if (drawing.border) {
    const { shade, part } = drawing.border;
    const isInside = (at: number, length: number) => at >= length * part && at < length * (1 - part);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (!isInside(x, width) || !isInside(y, height)) paint(x, y, shade === 'white' ? WHITE : BLACK);
  }
  return data;
}

const drawn = new Map<string, Promise<Buffer>>();

/** A WebP file, made once and kept in memory. */
export function drawPage(drawing: Drawing): Promise<Buffer> {
  const { width, height, number, series = 0, border } = drawing;
  const name = [width, height, number, series, border?.shade, border?.part].join();
  const known = drawn.get(name);
  if (known) return known;
  const file = sharp(pixels(drawing), { raw: { width, height, channels: 3 } })
    .webp({ quality: 80, effort: 0 })
    .toBuffer();
  drawn.set(name, file);
  return file;
}
