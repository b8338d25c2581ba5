import { breakLines } from './break-lines';
import type { Face } from './fonts';
import { letter } from './lettering';

export interface FittedText {
  /** px. */
  size: number;
  lines: string[];
}

interface Room {
  face: Face;
  locale: string;
  width: number;
  height: number;
  /** Sizes in px to try, the largest first. */
  sizes: readonly number[];
  /** Ems from line to line. */
  leading: number;
}

/** The largest size in which a text stays within its room; in the smallest, what does not fit ends in an ellipsis. */
export function fitText(text: string, { face, locale, width, height, sizes, leading }: Room): FittedText {
  const widthAt = (size: number) => (line: string) => letter(line, face, size).width;
  for (const size of sizes) {
    const lines = breakLines(text, locale, widthAt(size), width);
    if (lines.length * leading * size <= height && lines.every((line) => widthAt(size)(line) <= width)) return { size, lines };
  }
  const size = sizes.at(-1)!;
  const room = Math.max(1, Math.floor(height / (leading * size)));
  const all = breakLines(text, locale, widthAt(size), width);
  const lines = all.slice(0, room).map((line) => shortened(line, widthAt(size), width));
  if (all.length > room) lines[room - 1] = shortened(`${lines[room - 1]}…`, widthAt(size), width);
  return { size, lines };
}

function shortened(line: string, widthOf: (line: string) => number, width: number): string {
  if (widthOf(line) <= width) return line;
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line.replace(/…$/, ''))].map(({ segment }) => segment);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
