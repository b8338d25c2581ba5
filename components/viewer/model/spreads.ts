import { croppedRatio, NO_CROP, type Crop } from './crop';
import { isWidePage } from './page-size';
import type { Item } from './sequence';

/**
 * What one screen of horizontal reading shows, in reading order. A single page that was left over keeps its place on the paper:
 * the first half of the opening, the second half blank.
 */
export interface Spread {
  items: readonly [Item] | readonly [Item, Item];
  blankAfter: boolean;
}

type Shape = 'single' | 'half' | 'alone';

const alone = (item: Item): Spread => ({ items: [item], blankAfter: false });

function shapeOf(item: Item): Shape {
  if (item.kind !== 'manga' || item.page.type === 'double') return 'alone';
  if (item.page.type === 'left' || item.page.type === 'right') return 'half';
  return item.page.width > item.page.height ? 'alone' : 'single';
}

function areHalvesOfOne(a: Item, b: Item | undefined): boolean {
  return (
    a.kind === 'manga' &&
    b?.kind === 'manga' &&
    shapeOf(a) === 'half' &&
    shapeOf(b) === 'half' &&
    a.page.type !== b.page.type
  );
}

/**
 * Cuts a sequence into screens: every item once, in order. Narrow: one item each. `halves`: the two halves of a drawing together, all else alone. Paired: two single pages together, the two halves
 * of a drawing together, wide pages and whatever is no picture alone; `cover` keeps the first single page by itself.
 */
export function spreadsOf(
  items: readonly Item[],
  { paired, cover = true }: { paired: boolean | 'halves'; cover?: boolean },
): Spread[] {
  if (!paired) return items.map(alone);
  const spreads: Spread[] = [];
  for (let at = 0; at < items.length;) {
    const item = items[at]!;
    const next = items[at + 1];
    const isCover = cover && item.kind === 'manga' && item.number === 1;
    const shape = shapeOf(item);
    const pairs =
      shape === 'half'
        ? areHalvesOfOne(item, next)
        : paired === true && shape === 'single' && !isCover && next && shapeOf(next) === 'single';
    if (pairs && next) spreads.push({ items: [item, next], blankAfter: false });
    else spreads.push({ items: [item], blankAfter: paired === true && shape === 'single' && !isCover });
    at += pairs ? 2 : 1;
  }
  return spreads;
}

/** The screen that shows an item. */
export function spreadIndexOf(spreads: readonly Spread[], itemIndex: number): number {
  return Math.max(
    0,
    spreads.findLastIndex(({ items }) => items[0].index <= itemIndex),
  );
}

/** How wide a screen is for each pixel of its height, a blank half included. What is no picture takes what it gets: 1. */
export function ratioOf({ items, blankAfter }: Spread, crops?: ReadonlyMap<number, Crop>): number {
  const pictures = items.map((item) =>
    item.kind === 'manga' ? croppedRatio(item.page, crops?.get(item.index) ?? NO_CROP) : 1,
  );
  return pictures.reduce((sum, ratio) => sum + ratio, 0) * (blankAfter ? 2 : 1);
}

/** Which part of its screen's width each page takes, by its index. */
export function sharesOf(spreads: readonly Spread[]): ReadonlyMap<number, number> {
  return new Map(
    spreads.flatMap((spread) =>
      spread.items.map(
        (item) =>
          [item.index, item.kind === 'manga' ? item.page.width / item.page.height / ratioOf(spread) : 1] as const,
      ),
    ),
  );
}

/** Whether a screen shows one page that is as wide as two. */
export function isWide({ items: [item, second] }: Spread): boolean {
  return item.kind === 'manga' && !second && isWidePage(item.page);
}
