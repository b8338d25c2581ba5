import { limits } from '@/lib/limits';
import type { StoredPage } from '../store/chapter-pages';
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

/** A spread is as wide as two pages, half of it as one; the height follows exactly. A page that would be too high is narrower. */
export function imageSize(page: StoredPage, part: PagePart, quality: Quality): { width: number; height: number } {
  const widths = QUALITIES[quality];
  const drawn = page.kind === 'spread' ? page.width / 2 : page.width;
  const widest = Math.max(1, Math.floor((limits.imageMaxHeightPx * drawn) / page.height));
  const onePage = Math.min(page.kind === 'slice' ? widths.slice : widths.single, widest);
  const height = Math.round((onePage * page.height) / drawn);
  return {
    width: page.kind === 'spread' && part === 'whole' ? 2 * onePage : onePage,
    height: Math.min(Math.max(1, height), limits.imageMaxHeightPx),
  };
}

/** The name of an image's file: `3-high`, `7-left-low`; pages are counted from 1 there. */
export function imageName({ index, part }: Pick<PageImage, 'index' | 'part'>, quality: Quality): string {
  return [index + 1, ...(part === 'whole' ? [] : [part]), quality].join('-');
}

/** The first page is plain, so that a server's HTML can show it. */
export function isKeyed(chapter: { is_keyed: number }, index: number): boolean {
  return chapter.is_keyed === 1 && index > 0;
}
