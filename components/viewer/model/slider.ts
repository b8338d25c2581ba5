import type { Direction } from './input';
import { knobAt, type Position } from './progress';

/** The page under a point of the slider's track; `x` is a part of its width, from the left. */
export function pageAt(x: number, total: number, direction: Direction): number {
  const along = knobAt(Math.min(1, Math.max(0, x)), direction);
  return 1 + Math.round(along * Math.max(0, total - 1));
}

/** The page that a key of the slider leads to: out of a pair, where a step back would stay in it. */
export function pageByKey(page: number, { from, to }: Position): number {
  return page < to && page >= from ? Math.max(1, from - 1) : page;
}
