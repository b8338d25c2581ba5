import { spreadIndexOf, type Spread } from './spreads';

/** A step through the reading, whatever asked for it. */
export type Move = 'next' | 'previous' | 'first' | 'last';

const TARGETS: Record<Move, (at: number, end: number) => number> = {
  next: (at, end) => Math.min(at + 1, end),
  previous: (at) => Math.max(at - 1, 0),
  first: () => 0,
  last: (_, end) => end,
};

/** The item that is read after a move from the screen that shows `itemIndex`: the first of its screen. */
export function turn(spreads: readonly Spread[], itemIndex: number, move: Move): number {
  const target = TARGETS[move](spreadIndexOf(spreads, itemIndex), spreads.length - 1);
  return spreads[target]?.items[0].index ?? 0;
}

/** Whether a stop is one of the last two, where the bars stay. */
export function isNearEnd(spreads: readonly Spread[], itemIndex: number): boolean {
  return spreadIndexOf(spreads, itemIndex) >= spreads.length - 2;
}
