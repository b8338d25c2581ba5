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

/** A spread is as wide as two pages, half of it as one; the height follows exactly. */
export function imageSize(page: StoredPage, part: PagePart, quality: Quality): { width: number; height: number } {
  const widths = QUALITIES[quality];
  const onePage = page.kind === 'slice' ? widths.slice : widths.single;
  const width = page.kind === 'spread' && part === 'whole' ? 2 * onePage : onePage;
  const drawn = part === 'whole' ? page.width : page.width / 2;
  return { width, height: Math.round((width * page.height) / drawn) };
}

/** The name of an image's file: `3-high`, `7-left-low`; pages are counted from 1 there. */
export function imageName({ index, part }: Pick<PageImage, 'index' | 'part'>, quality: Quality): string {
  return [index + 1, ...(part === 'whole' ? [] : [part]), quality].join('-');
}

/** The first page is plain, so that a server's HTML can show it. */
export function isKeyed(chapter: { is_keyed: number }, index: number): boolean {
  return chapter.is_keyed === 1 && index > 0;
}
