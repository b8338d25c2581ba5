import { measure, openFace, type FontFace } from './fonts';

/** The ink of one letter of a run, in em: from the start of the run, above and below its baseline. */
export interface GlyphInk {
  left: number;
  right: number;
  above: number;
  below: number;
}

const known = new Map<string, readonly GlyphInk[]>();
const drawable = new Map<string, boolean>();
const KNOWN_MAX = 10_000;

function shaped(word: string, face: FontFace): readonly GlyphInk[] {
  const font = openFace(face);
  const { glyphs, positions } = font.layout(word);
  const em = 1 / font.unitsPerEm;
  let pen = 0;
  return glyphs.flatMap(({ bbox }, i): GlyphInk[] => {
    const { xAdvance, xOffset, yOffset } = positions[i]!;
    const [x, y] = [pen + xOffset, yOffset];
    pen += xAdvance;
    if (!(bbox.maxX > bbox.minX && bbox.maxY > bbox.minY)) return [];
    return [{ left: (x + bbox.minX) * em, right: (x + bbox.maxX) * em, above: (y + bbox.maxY) * em, below: -(y + bbox.minY) * em }];
  });
}

function inkOf(word: string, face: FontFace): readonly GlyphInk[] {
  const key = `${face}:${word}`;
  const found = known.get(key) ?? shaped(word, face);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, found);
  return found;
}

/** Where each letter of a line has its ink; spaces have none. Words are remembered, for lines are many and words few. */
export function glyphInk(line: string, face: FontFace): GlyphInk[] {
  const space = measure(' ', face, 1);
  let pen = 0;
  return line.split(' ').flatMap((word) => {
    const from = pen;
    pen += measure(word, face, 1) + space;
    return inkOf(word, face).map(({ left, right, above, below }) => ({ left: left + from, right: right + from, above, below }));
  });
}

function isDrawn(letter: string, face: FontFace): boolean {
  const key = `${face}:${letter}`;
  const found = drawable.get(key) ?? (inkOf(letter, face).length > 0 && openFace(face).layout(letter).glyphs.every(({ id }) => id !== 0));
  drawable.set(key, found);
  return found;
}

/** Letters of a text that a face has no glyph for, or one without ink. */
export function missingLetters(text: string, face: FontFace): string[] {
  return [...new Set(text)].filter((letter) => !/[\s\p{Cf}]/u.test(letter) && !isDrawn(letter, face));
}
