import type { BannerPage, LastPage, MangaPage, Page } from '@/lib/domain/chapter-view';

interface Placed {
  /** Place in the reading order, from 0, chapters that follow one another counted on. */
  index: number;
  /** The page of the chapter that it is, from 1; for banners and the like, the last one before it. */
  number: number;
}

export type MangaItem = Placed & { kind: 'manga'; page: MangaPage };
export type BannerItem = Placed & { kind: 'banners'; page: BannerPage };
type AdItem = Placed & { kind: 'advertisement' };
export type LastItem = Placed & { kind: 'last'; page: LastPage };

/** One stop of the reading: a picture, or what stands between and after the pictures. */
export type Item = MangaItem | BannerItem | AdItem | LastItem;

/**
 * The stops of a chapter in reading order, the first with the index `from`. Banner pages without a banner and pictures without a size
 * are no stops; advertisements are stops only where there is a service to fill them.
 */
export function sequenceOf(pages: readonly Page[], { ads = false, from = 0 } = {}): Item[] {
  const items: Item[] = [];
  let number = 0;
  for (const page of pages) {
    const index = from + items.length;
    if (page.kind === 'manga') {
      if (page.width > 0 && page.height > 0) items.push({ kind: 'manga', index, number: ++number, page });
    } else if (page.kind === 'last') items.push({ kind: 'last', index, number, page });
    else if (page.kind === 'advertisement') {
      if (ads) items.push({ kind: 'advertisement', index, number });
    } else if (page.banners.length > 0) items.push({ kind: 'banners', index, number, page });
  }
  return items;
}

/** How many pictures a sequence has: what "of 46" counts. */
export function pageCount(items: readonly Item[]): number {
  return items.at(-1)?.number ?? 0;
}

/** The stop of a page of a chapter; the nearest one for a number out of range. */
export function indexOfPage(items: readonly Item[], number: number): number {
  const wanted = Math.min(Math.max(1, Math.trunc(number) || 1), pageCount(items));
  const item = items.find(({ kind, number: own }) => kind === 'manga' && own === wanted) ?? items[0];
  return item?.index ?? 0;
}

/** Whether a chapter's last picture has been reached with the stop that has this index. */
export function hasSeenAll(items: readonly Item[], index: number): boolean {
  const last = items.findLast(({ kind }) => kind === 'manga');
  return last === undefined || index >= last.index;
}
