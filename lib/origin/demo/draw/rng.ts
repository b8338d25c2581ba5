/** A stream of random numbers that its name alone decides: the same name gives the same numbers on every machine. */
export interface Rng {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [from, to). */
  range(from: number, to: number): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** An independent stream: what is drawn from it never moves this one. */
  fork(name: string): Rng;
}

/** FNV-1a over the name's UTF-16 code units, finished so that similar names give unlike seeds. */
function hash(name: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * One generator per named thing (page, panel, cloud, balloon). Letters and art never share one,
 * or a longer translation would move the clouds.
 */
export function rng(name: string): Rng {
  let state = hash(name);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number) => from + (to - from) * next();
  const int = (from: number, to: number) => Math.floor(range(from, to + 1));
  return {
    next,
    range,
    int,
    pick: (list) => list[int(0, list.length - 1)]!,
    chance: (probability) => next() < probability,
    fork: (fork) => rng(`${name}/${fork}`),
  };
}
