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
export function fontAttributes(face: FontFace, size: number): { 'font-family': string; 'font-weight': number; 'font-size': number } {
  return { 'font-family': FONTS[face].family, 'font-weight': FONTS[face].weight, 'font-size': size };
}

/** What a run of text occupies, in em: its advance, and the ink's reach above and below the baseline. */
export interface Extent {
  advance: number;
  above: number;
  below: number;
  /** Where the ink begins and ends, from the pen's start. */
  left: number;
  right: number;
}

const opened = new Map<FontFace, ReturnType<typeof openSync>>();
const known = new Map<string, Extent>();

/** Long-running renderers meet ever new words: forget all of them now and then. */
const KNOWN_MAX = 20_000;

/** The font of a face, opened once. */
export function openFace(face: FontFace) {
  const font = opened.get(face) ?? openSync(fileOf(face));
  opened.set(face, font);
  return font;
}

/** The extent of text shaped in a face, in em; remembered. */
export function extent(text: string, face: FontFace): Extent {
  const key = `${face}:${text}`;
  const found = known.get(key);
  if (found) return found;
  const font = openFace(face);
  const { advanceWidth, bbox } = font.layout(text);
  const em = (units: number) => (Number.isFinite(units) ? units / font.unitsPerEm : 0);
  const measured = { advance: em(advanceWidth), above: em(bbox.maxY), below: em(-bbox.minY), left: em(bbox.minX), right: em(bbox.maxX) };
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, measured);
  return measured;
}

/** The width in px of text set at a size in px. */
export function measure(text: string, face: FontFace, size: number): number {
  return extent(text, face).advance * size;
}
