import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openSync } from 'fontkit';

interface Font {
  /** Typographic family as the rasteriser selects it. */
  family: string;
  weight: number;
  /** Only ttf and otf: the rasteriser draws nothing from woff files. */
  file: string;
}

/** All faces that drawings are lettered in: bundled, so that every machine draws the same letters. */
export const FONTS = {
  dialogue: { family: 'Shantell Sans', weight: 600, file: 'shantell-sans/600SemiBold/ShantellSans_600SemiBold.ttf' },
  shout: { family: 'Shantell Sans', weight: 800, file: 'shantell-sans/800ExtraBold/ShantellSans_800ExtraBold.ttf' },
  'thai-dialogue': { family: 'Mali', weight: 600, file: 'mali/600SemiBold/Mali_600SemiBold.ttf' },
  'thai-shout': { family: 'Mali', weight: 700, file: 'mali/700Bold/Mali_700Bold.ttf' },
  wide: { family: 'Dela Gothic One', weight: 400, file: 'dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf' },
  condensed: { family: 'Oswald', weight: 700, file: 'oswald/700Bold/Oswald_700Bold.ttf' },
  elegant: { family: 'Yeseva One', weight: 400, file: 'yeseva-one/400Regular/YesevaOne_400Regular.ttf' },
  slab: { family: 'Alfa Slab One', weight: 400, file: 'alfa-slab-one/400Regular/AlfaSlabOne_400Regular.ttf' },
  comic: { family: 'Bangers', weight: 400, file: 'bangers/400Regular/Bangers_400Regular.ttf' },
  'thai-display': { family: 'Kanit', weight: 900, file: 'kanit/900Black/Kanit_900Black.ttf' },
  'thai-light': { family: 'Kanit', weight: 600, file: 'kanit/600SemiBold/Kanit_600SemiBold.ttf' },
} as const satisfies Record<string, Font>;

export type FontFace = keyof typeof FONTS;

const FACES = Object.keys(FONTS) as FontFace[];

function fileOf(face: FontFace): string {
  return createRequire(join(process.cwd(), 'package.json')).resolve(`@expo-google-fonts/${FONTS[face].file}`);
}

/** Absolute paths of all font files, for the rasteriser's `fontFiles`. */
export function fontFiles(): string[] {
  return FACES.map(fileOf);
}

/** Attributes that select a face on a `<text>`. */
export function fontAttributes(
  face: FontFace,
  size: number,
): { 'font-family': string; 'font-weight': number; 'font-size': number } {
  return { 'font-family': FONTS[face].family, 'font-weight': FONTS[face].weight, 'font-size': size };
}

/** What a run of text occupies, in em: its advance, and the ink's reach above and below the baseline. */
interface Extent {
  advance: number;
  above: number;
  below: number;
  /** Where the ink begins and ends, from the pen's start. */
  left: number;
  right: number;
}

/** The ink of one letter of a run, in em: from the pen's start, above and below the baseline. */
export interface GlyphInk {
  left: number;
  right: number;
  above: number;
  below: number;
}

interface Run extends Extent {
  /** In order; letters without ink are left out. */
  ink: readonly GlyphInk[];
  /** Whether the face has every letter. */
  isWhole: boolean;
}

const opened = new Map<FontFace, ReturnType<typeof openSync>>();
const known = new Map<string, Run>();

/** Long-running renderers meet ever new words: forget all of them now and then. */
const KNOWN_MAX = 20_000;
const NO_INK: GlyphInk = { left: 0, right: 0, above: 0, below: 0 };

function openFace(face: FontFace) {
  const font = opened.get(face) ?? openSync(fileOf(face));
  opened.set(face, font);
  return font;
}

function joined(a: GlyphInk, b: GlyphInk): GlyphInk {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    above: Math.max(a.above, b.above),
    below: Math.max(a.below, b.below),
  };
}

function shape(text: string, face: FontFace): Run {
  const font = openFace(face);
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const em = 1 / font.unitsPerEm;
  let pen = 0;
  const ink = glyphs.flatMap(({ bbox }, i): GlyphInk[] => {
    const { xAdvance, xOffset, yOffset } = positions[i]!;
    const [x, y] = [pen + xOffset, yOffset];
    pen += xAdvance;
    if (!(bbox.maxX > bbox.minX && bbox.maxY > bbox.minY)) return [];
    return [
      {
        left: (x + bbox.minX) * em,
        right: (x + bbox.maxX) * em,
        above: (y + bbox.maxY) * em,
        below: -(y + bbox.minY) * em,
      },
    ];
  });
  return {
    advance: advanceWidth * em,
    ...(ink.length ? ink.reduce(joined) : NO_INK),
    ink,
    isWhole: glyphs.every(({ id }) => id !== 0),
  };
}

/** A run of text shaped in a face, in em; remembered, for it is shaping that takes the time. */
export function shapeRun(text: string, face: FontFace): Run {
  const key = `${face}:${text}`;
  const found = known.get(key);
  if (found) return found;
  const run = shape(text, face);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, run);
  return run;
}

/** The extent of text shaped in a face, in em. */
export function extent(text: string, face: FontFace): Extent {
  return shapeRun(text, face);
}

/** The width in px of text set at a size in px. */
export function measure(text: string, face: FontFace, size: number): number {
  return extent(text, face).advance * size;
}
