import { breakLines } from './break-lines';
import type { Face } from './fonts';
import { emsOf } from './lettering';

interface FittedText {
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

/** No card has room for more; what is measured stays bounded. */
const LETTERS = 200;

const lettersOf = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/** The largest size in which a text stays within its room; in the smallest, what does not fit ends in an ellipsis. */
export function fitText(text: string, { face, locale, width, height, sizes, leading }: Room): FittedText {
  const measured = new Map<string, number>();
  const ems = (line: string) => {
    const known = measured.get(line) ?? emsOf(line, face);
    measured.set(line, known);
    return known;
  };
  const letters = lettersOf(text);
  const short = letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('').trimEnd()}…` : text;
  const linesAt = (size: number) => breakLines(short, locale, ems, width / size);
  for (const size of sizes) {
    const lines = linesAt(size);
    if (lines.length * leading * size <= height && lines.every((line) => ems(line) * size <= width))
      return { size, lines };
  }
  const size = sizes.at(-1)!;
  const room = Math.max(1, Math.floor(height / (leading * size)));
  const all = linesAt(size);
  const lines = all
    .slice(0, room)
    .map((line, index) => shortened(line, index + 1 === room && all.length > room, (cut) => ems(cut) * size <= width));
  return { size, lines };
}

/** As much of a line as fits, with an ellipsis where something is left out. */
function shortened(line: string, isCut: boolean, fits: (line: string) => boolean): string {
  if (!isCut && fits(line)) return line;
  const letters = lettersOf(line.replace(/…$/, ''));
  let [from, to] = [1, letters.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (fits(`${letters.slice(0, middle).join('').trimEnd()}…`)) from = middle;
    else to = middle - 1;
  }
  return `${letters.slice(0, from).join('').trimEnd()}…`;
}
