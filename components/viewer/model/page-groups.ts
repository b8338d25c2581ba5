import type { Position } from './progress';
import type { MangaItem } from './sequence';
import type { Spread } from './spreads';

/** The pages that one screen shows, banners and the like left out. */
export interface PageGroup extends Pick<Position, 'from' | 'to'> {
  items: readonly MangaItem[];
  /** Half an opening, the other half blank. */
  isHalf: boolean;
}

/** The screens of a chapter that show pages, in reading order. */
export function pageGroups(spreads: readonly Spread[]): PageGroup[] {
  return spreads.flatMap(({ items, blankAfter }) => {
    const pages = items.filter((item): item is MangaItem => item.kind === 'manga');
    const [first, last] = [pages[0], pages.at(-1)];
    return first && last ? [{ items: pages, from: first.number, to: last.number, isHalf: blankAfter }] : [];
  });
}

/** The screen that shows a page. */
export function groupOf(groups: readonly PageGroup[], page: number): PageGroup | undefined {
  return groups.find(({ from, to }) => from <= page && page <= to);
}
