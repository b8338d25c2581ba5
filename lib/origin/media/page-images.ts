import { limits } from '@/lib/limits';
import type { ChapterSource, StoredPage } from '../store/chapter-pages';
import { QUALITIES, type Quality } from './picture-sizes';

export type PagePart = 'whole' | 'left' | 'right';

/** One image of a chapter. */
export interface PageImage {
  /** Of the page, counted from 0. */
  index: number;
  part: PagePart;
  /** Pixels of the file in the quality asked for. */
  width: number;
  height: number;
}

/** A chapter's images in reading order; `split` cuts each double page into halves, the one read first coming first. */
export function pageImages(
  pages: readonly StoredPage[],
  { split, quality, direction }: { split: boolean; quality: Quality; direction: 'rtl' | 'ltr' },
): PageImage[] {
  const halves: readonly PagePart[] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return pages.flatMap((page, index) => {
    const parts: readonly PagePart[] = split && page.kind === 'spread' ? halves : ['whole'];
    return parts.map((part) => ({ index, part, ...imageSize(page, part, quality) }));
  });
}

/** A spread is as wide as two pages, half of it as one; the height follows exactly. A page that would be too high is narrower, and none is wider than its source. */
export function imageSize(page: StoredPage, part: PagePart, quality: Quality): { width: number; height: number } {
  const widths = QUALITIES[quality];
  const drawn = page.kind === 'spread' ? page.width / 2 : page.width;
  const widest = Math.max(1, Math.floor((limits.imageMaxHeightPx * drawn) / page.height));
  const onePage = Math.min(page.kind === 'slice' ? widths.slice : widths.single, widest, page.maxWidth ?? Infinity);
  const height = Math.round((onePage * page.height) / drawn);
  return {
    width: page.kind === 'spread' && part === 'whole' ? 2 * onePage : onePage,
    height: Math.min(Math.max(1, height), limits.imageMaxHeightPx),
  };
}

/** The name of an image's file: `3-high`, `7-left-low`, `0f3a52c81b9e7d46-high`. @param page as `pageId` gives it */
export function imageName(page: string, part: PagePart, quality: Quality): string {
  return [page, ...(part === 'whole' ? [] : [part]), quality].join('-');
}

/** So much of a published page's name is in its address. */
const CONTENT_LENGTH = 16;
const PLAIN = '-plain';
/** Published pages had numbers in their addresses before; pages and caches still name them. */
const OLD_NUMBER = /^[1-9]\d{0,3}$/;

/**
 * What a page is called in addresses: its number, from 1; of a published chapter its content, so that the address stays while other pages are replaced or
 * inserted. Without its key the body is another one, and so is the address.
 */
export function pageId(chapter: { is_keyed: number }, source: ChapterSource, index: number): string {
  if (source.kind !== 'published') return String(index + 1);
  return `${source.pages[index]!.slice(0, CONTENT_LENGTH)}${isKeyed(chapter, index) ? '' : PLAIN}`;
}

/** The page of an address, counted from 0; -1 for one that the chapter does not have, or not any more. */
export function findPageIndex(source: ChapterSource, page: string): number {
  if (source.kind !== 'published') return /^\d+$/.test(page) ? Number(page) - 1 : -1;
  if (OLD_NUMBER.test(page)) return Number(page) - 1;
  const content = page.replace(PLAIN, '');
  return source.pages.findIndex((name) => name.slice(0, CONTENT_LENGTH) === content);
}

/** What a page's key is derived from; undefined for a page whose body is the plain file. */
export function keyName(
  chapter: { is_keyed: number },
  source: ChapterSource,
  page: string,
): string | number | undefined {
  if (source.kind === 'published' && !OLD_NUMBER.test(page)) return page.endsWith(PLAIN) ? undefined : page;
  const index = Number(page) - 1;
  return isKeyed(chapter, index) ? index : undefined;
}

/** The first page is plain, so that a server's HTML can show it. */
function isKeyed(chapter: { is_keyed: number }, index: number): boolean {
  return chapter.is_keyed === 1 && index > 0;
}
