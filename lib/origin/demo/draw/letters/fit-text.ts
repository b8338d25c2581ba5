import { measure, type FontFace } from '../lettering/fonts';
import { breakLines, type Measured } from './break-lines';
import type { Word } from './split-words';

/** Text broken into lines, and the room the lines take in px, without any balloon around them. */
export interface FittedText {
  lines: readonly string[];
  width: number;
  height: number;
  size: number;
  leading: number;
  face: FontFace;
}

interface TextStyle {
  face: FontFace;
  size: number;
  leading: number;
}

const MOST_LINES = 9;
/** Exponent of the rounded outline that lines are fitted to. */
const ROUND = 2.6;

/** Shares of the full width that `count` lines have inside the outline. */
function shares(count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const y = (0.8 * (i + 0.5 - count / 2)) / (count / 2);
    return (1 - Math.abs(y) ** ROUND) ** (1 / ROUND);
  });
}

/** How much wider than they must be lines are also tried, for the sake of better breaks. */
const SLACK = [1, 1.1, 1.22] as const;

/** How near to the narrowest is narrow enough, as a share. */
const NEAR = 0.012;

interface Fit {
  count: number;
  lines: readonly string[];
  width: number;
  cost: number;
}

/** Words on so many lines: as narrow as they go, and a little wider where that breaks better. */
function fits(measured: Measured, count: number, square: boolean): Fit[] {
  const share = square ? Array<number>(count).fill(1) : shares(count);
  const at = (width: number) =>
    breakLines(
      measured,
      share.map((part) => part * width),
      square,
    );
  let low = Math.max(...measured.widths) - 1;
  let high = 2 * measured.widths.reduce((sum, width) => sum + width + measured.space, 0);
  if (!at(high)) return [];
  while (high - low > NEAR * low) {
    const middle = (low + high) / 2;
    if (at(middle)) high = middle;
    else low = middle;
  }
  return SLACK.map((slack) => {
    const { lines, widths, cost } = at(high * slack)!;
    return { count, lines, width: Math.max(...widths.map((width, i) => width / share[i]!)), cost };
  });
}

const known = new WeakMap<readonly Word[], Map<string, Fit[]>>();

/** All ways that words may be set; asked for again and again, for one aspect after the other. */
function allFits(words: readonly Word[], { face, size }: TextStyle, square: boolean): readonly Fit[] {
  const ways = known.get(words) ?? new Map<string, Fit[]>();
  known.set(words, ways);
  const key = `${face} ${size} ${square}`;
  const found = ways.get(key);
  if (found) return found;
  const measured = {
    words,
    widths: words.map(({ text }) => measure(text, face, size)),
    space: measure('\u00a0', face, size),
  };
  const all = Array.from({ length: Math.min(MOST_LINES, words.length) }, (_, i) =>
    fits(measured, i + 1, square),
  ).flat();
  ways.set(key, all);
  return all;
}

/**
 * Breaks words into as many lines as come nearest to an aspect (width / height), where sentences and phrases like to be broken.
 * `square`: for boxes; else lines shorten towards top and bottom, as a balloon does.
 */
export function fitText(words: readonly Word[], style: TextStyle, aspect: number, square = false): FittedText {
  const { face, size, leading } = style;
  let best: FittedText | undefined;
  let least = Infinity;
  for (const fit of allFits(words, style, square)) {
    const height = fit.count * leading * size;
    const found = (fit.width + 1.24 * size) / (height + 1.24 * size);
    const orphan = fit.count > 1 && fit.lines.at(-1)!.length < 4 ? 0.5 : 0;
    const cost = Math.abs(Math.log(found / aspect)) + orphan + fit.cost;
    if (cost < least) [best, least] = [{ lines: fit.lines, width: fit.width, height, size, leading, face }, cost];
  }
  return (
    best ?? {
      lines: words.map(({ text }) => text),
      width: Math.max(...words.map(({ text }) => measure(text, face, size))),
      height: words.length * leading * size,
      size,
      leading,
      face,
    }
  );
}
