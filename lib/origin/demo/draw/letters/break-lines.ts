import type { Word } from './split-words';

/** How full a line wants to be. */
const RAGGED = 0.5;
/** The last line of a balloon may be short. */
const LAST = 0.4;
/** The first word of a sentence left behind at the end of a line, or the last one alone before the next sentence. */
const TORN = 0.3;
/** A short word by itself between longer lines makes a waist. */
const WAIST = 0.35;
/** A word by itself on the last line of a box: never, while there is another way. */
const LOST = 3;
/** A short word by itself on the first line of a box. */
const AHEAD = 0.6;

const SENTENCE_END = /[.!?…]["”»“’)]*$/;

/** Words, and the room that they take. */
export interface Measured {
  words: readonly Word[];
  /** Of each word, in px. */
  widths: readonly number[];
  /** Of the space between two words, in px. */
  space: number;
}

interface Broken {
  lines: readonly string[];
  /** Of each line, in px. */
  widths: readonly number[];
  /** How much is wrong with it; 0 is perfect. */
  cost: number;
}

function torn(words: readonly Word[], from: number, to: number): number {
  const ends = (i: number) => SENTENCE_END.test(words[i]!.text);
  let cost = 0;
  if (to < words.length && to - from > 1 && ends(to - 2) && !ends(to - 1)) cost += TORN;
  if (from > 0 && to - from > 1 && ends(from) && !ends(from - 1)) cost += TORN;
  return cost;
}

function lineCost(
  { words }: Measured,
  [from, to]: readonly [number, number],
  width: number,
  room: number,
  square: boolean,
): number {
  const last = to === words.length;
  const empty = 1 - width / room;
  const alone = to - from === 1;
  if (last && from > 0) return RAGGED * LAST * empty * empty + torn(words, from, to) + (square && alone ? LOST : 0);
  const short = alone && empty > 0.45 ? (from > 0 ? WAIST : square ? AHEAD : 0) : 0;
  return RAGGED * empty * empty + torn(words, from, to) + short;
}

/** The best way to break words into exactly as many lines as there are rooms (px), none wider than its room; undefined where there is none. */
export function breakLines(measured: Measured, rooms: readonly number[], square: boolean): Broken | undefined {
  const { words, widths, space } = measured;
  const count = rooms.length;
  // All that stands before a word, with the space after it.
  const before = new Float64Array(words.length + 1);
  const gap = (i: number) => (i < words.length && words[i]!.before !== '' ? space : 0);
  for (let i = 0; i < words.length; i++) before[i + 1] = before[i]! + widths[i]! + gap(i + 1);
  const width = (from: number, to: number) => before[to]! - before[from]! - gap(to);
  // The least cost of the first words on so many lines, and where the last of these begins.
  const least = Array.from({ length: count + 1 }, () => new Float64Array(words.length + 1).fill(Infinity));
  const comesFrom = Array.from({ length: count + 1 }, () => new Int16Array(words.length + 1));
  least[0]![0] = 0;
  for (let line = 1; line <= count; line++) {
    for (let to = line; to <= words.length; to++) {
      for (let from = to - 1; from >= line - 1; from--) {
        const wide = width(from, to);
        if (wide > rooms[line - 1]!) break;
        const above = least[line - 1]![from]!;
        if (above === Infinity) continue;
        const cost = above + lineCost(measured, [from, to], wide, rooms[line - 1]!, square);
        if (cost < least[line]![to]!) {
          least[line]![to] = cost;
          comesFrom[line]![to] = from;
        }
      }
    }
  }
  const cost = least[count]![words.length]!;
  if (cost === Infinity) return undefined;
  const ranges: [number, number][] = [];
  for (let line = count, to = words.length; line > 0; line--) {
    const from = comesFrom[line]![to]!;
    ranges.unshift([from, to]);
    to = from;
  }
  return {
    lines: ranges.map(([from, to]) =>
      words
        .slice(from, to)
        .map(({ text, before }, i) => (i ? before : '') + text)
        .join(''),
    ),
    widths: ranges.map(([from, to]) => width(from, to)),
    cost,
  };
}
