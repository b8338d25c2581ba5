import type { Direction } from './input';
import { knobAt, type Position } from './progress';

/** The page under a point of the slider's track; `x` is a part of its width, from the left. */
export function pageAt(x: number, total: number, direction: Direction): number {
  const along = knobAt(Math.min(1, Math.max(0, x)), direction);
  return 1 + Math.round(along * Math.max(0, total - 1));
}

/**
 * The page that a key of the slider leads to; `value` is what the browser makes of the key from the page that is seen. A single step
 * starts at the page that is wanted already, and leaves a pair.
 */
export function pageByKey(value: number, seen: Position, wanted: Position = seen): number {
  const step = value - seen.to;
  const page = Math.abs(step) === 1 ? Math.min(seen.total, Math.max(1, wanted.to + step)) : value;
  return page < wanted.to && page >= wanted.from ? Math.max(1, wanted.from - 1) : page;
}
