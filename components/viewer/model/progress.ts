import type { Direction } from './input';
import { pageCount, type Item } from './sequence';
import type { Spread } from './spreads';

/** What the position is made of: page numbers from 1. `to` differs from `from` where two pages are side by side. */
export interface Position {
  from: number;
  to: number;
  total: number;
}

/** The position of a stop. Banners and the last page stand for the page before them; before any page it is the first. */
export function positionOf(items: readonly Item[], shown: Spread['items'] | undefined): Position {
  const number = (item: Item | undefined) => Math.max(1, item?.number ?? 1);
  return { from: number(shown?.[0]), to: number(shown?.at(-1)), total: pageCount(items) };
}

/** "18–19" or "18". */
export function pagesText({ from, to }: Pick<Position, 'from' | 'to'>): string {
  return from === to ? `${from}` : `${from}–${to}`;
}

/** How much of the chapter is behind the reader, 0 to 1: nothing on its first page, all on its last. */
export function progressOf({ to, total }: Position): number {
  return total > 1 ? (to - 1) / (total - 1) : 1;
}

/** Where the slider's knob stands, 0 to 1 from the left. */
export function knobAt(progress: number, direction: Direction): number {
  return direction === 'rtl' ? 1 - progress : progress;
}
