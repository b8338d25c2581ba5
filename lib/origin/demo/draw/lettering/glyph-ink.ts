import { measure, shapeRun, type FontFace, type GlyphInk } from './fonts';

/** Where each letter of a line has its ink; spaces have none. Word by word, for lines are many and words few. */
export function glyphInk(line: string, face: FontFace): GlyphInk[] {
  const space = measure(' ', face, 1);
  let pen = 0;
  return line.split(' ').flatMap((word) => {
    const from = pen;
    const run = shapeRun(word, face);
    pen += run.advance + space;
    return run.ink.map(({ left, right, above, below }) => ({ left: left + from, right: right + from, above, below }));
  });
}

/** Letters of a text that a face has no glyph for, or one without ink. */
export function missingLetters(text: string, face: FontFace): string[] {
  const isDrawn = (letter: string) => {
    const { ink, isWhole } = shapeRun(letter, face);
    return isWhole && ink.length > 0;
  };
  return [...new Set(text)].filter((letter) => !/[\s\p{Cf}]/u.test(letter) && !isDrawn(letter));
}
