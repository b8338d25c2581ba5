import type { Font } from 'fontkit';

import { fontsOf, type Face } from './fonts';

interface Lettering {
  /** An SVG path on a baseline at 0, px. */
  path: string;
  /** px. */
  width: number;
}

/** Pieces of a text, each with the first font that has its letters, or the very first; spaces and marks stay with what is before them. */
function runsOf(text: string, fonts: readonly Font[]): { text: string; font: Font }[] {
  const runs: { text: string; font: Font }[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    const has = (font: Font) => [...segment].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
    const last = runs.at(-1);
    const font = last && !/[\p{L}\p{N}]/u.test(segment) && has(last.font) ? last.font : (fonts.find(has) ?? fonts[0]!);
    if (last?.font === font) last.text += segment;
    else runs.push({ text: segment, font });
  }
  return runs;
}

/** How wide a line of text is, in ems. */
export function emsOf(text: string, face: Face): number {
  return runsOf(text, fontsOf(face)).reduce(
    (ems, run) => ems + run.font.layout(run.text).advanceWidth / run.font.unitsPerEm,
    0,
  );
}

/**
 * One line of text as outlines. The composer of the cards places letters one by one, which loses Thai's vowels and tones; fontkit shapes them.
 * @param size px of an em
 */
export function letter(text: string, face: Face, size: number): Lettering {
  let x = 0;
  const paths: string[] = [];
  for (const run of runsOf(text, fontsOf(face))) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach(({ path }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      // Fonts count upwards, SVG downwards.
      const drawn = path
        .scale(scale, -scale)
        .translate(x + xOffset * scale, -yOffset * scale)
        .toSVG();
      if (drawn) paths.push(drawn);
      x += xAdvance * scale;
    });
  }
  return {
    path: paths.join('').replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10)),
    width: x,
  };
}
