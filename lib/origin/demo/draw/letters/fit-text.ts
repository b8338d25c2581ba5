import { measure, type FontFace } from '../lettering/fonts';
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

export interface TextStyle {
  face: FontFace;
  size: number;
  leading: number;
}

const MOST_LINES = 9;
/** Exponent of the rounded outline that lines are fitted to. */
const ROUND = 2.6;

function greedy(words: readonly Word[], widths: readonly number[], space: number, room: readonly number[]): string[] | undefined {
  const lines: string[] = [];
  let text = '';
  let width = 0;
  for (let i = 0; i < words.length; i++) {
    const { text: word, before } = words[i]!;
    const gap = text === '' || before === '' ? 0 : space;
    if (text !== '' && width + gap + widths[i]! > room[lines.length]!) {
      lines.push(text);
      [text, width] = ['', 0];
    }
    if (widths[i]! > (room[lines.length] ?? 0)) return undefined;
    width += (text === '' ? 0 : gap) + widths[i]!;
    text += (text === '' ? '' : before) + word;
  }
  lines.push(text);
  return lines.length <= room.length ? lines : undefined;
}

/** The last two words as one that is never broken: in a box a single word on the last line looks lost. */
function inCompany(words: readonly Word[]): readonly Word[] {
  const [before, last] = words.slice(-2);
  return before && last && words.length > 1 ? [...words.slice(0, -2), { text: before.text + last.before + last.text, before: before.before }] : words;
}

/** Shares of the full width that `count` lines have inside the outline. */
function shares(count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const y = (0.8 * (i + 0.5 - count / 2)) / (count / 2);
    return (1 - Math.abs(y) ** ROUND) ** (1 / ROUND);
  });
}

function narrowest(words: readonly Word[], widths: readonly number[], space: number, count: number, square: boolean) {
  const share = square ? Array<number>(count).fill(1) : shares(count);
  const at = (width: number) => greedy(words, widths, space, share.map((s) => s * width));
  let low = Math.max(...widths);
  let high = 2 * widths.reduce((a, b) => a + b + space, 0);
  let lines = at(high);
  if (!lines) return undefined;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const found = at(middle);
    if (found) [lines, high] = [found, middle];
    else low = middle;
  }
  return { lines, width: high };
}

/**
 * Breaks words into as many lines as come nearest to an aspect (width / height).
 * `square`: for boxes; else lines shorten towards top and bottom, as a balloon does.
 */
export function fitText(all: readonly Word[], style: TextStyle, aspect: number, square = false): FittedText {
  const { face, size, leading } = style;
  const words = square ? inCompany(all) : all;
  const widths = words.map(({ text }) => measure(text, face, size));
  const space = measure('\u00a0', face, size);
  let best: FittedText | undefined;
  let least = Infinity;
  for (let count = 1; count <= Math.min(MOST_LINES, words.length); count++) {
    const fit = narrowest(words, widths, space, count, square);
    if (!fit) continue;
    const height = fit.lines.length * leading * size;
    const found = (fit.width + 1.24 * size) / (height + 1.24 * size);
    const orphan = fit.lines.length > 1 && fit.lines.at(-1)!.length < 4 ? 0.5 : 0;
    const cost = Math.abs(Math.log(found / aspect)) + orphan;
    if (cost < least) [best, least] = [{ lines: fit.lines, width: fit.width, height, size, leading, face }, cost];
  }
  return best ?? { lines: words.map(({ text }) => text), width: Math.max(...widths), height: words.length * leading * size, size, leading, face };
}
