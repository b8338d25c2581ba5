import type { wire } from '@/lib/wire/messages';
import { pageImages, type PagePart } from '../media/page-images';
import type { Quality } from '../media/picture-sizes';
import type { Urls } from '../media/urls';
import { readPages, readSource } from '../store/chapter-pages';
import type { StoredChapter } from '../store/chapters';
import { BANNER_TITLES } from '../texts/banner-titles';
import { textLanguage } from '../texts/text-language';

const PAGE_TYPES = { single: 0, left: 1, right: 2, double: 3 } as const;

interface PageSequence {
  chapter: StoredChapter;
  urls: Urls;
  split: boolean;
  quality: Quality;
  /** Shown halfway, if there are any. */
  inserted: wire.IBanner[];
  /** Shown after the pages, if there are any. */
  after: wire.IBanner[];
  /** Shown before the last page, if there is any. */
  advertisement: wire.IAdNetworkList | undefined;
  last: wire.Page.ILastPage;
}

/** A chapter as a sequence to turn through: its images in reading order, banners among them, the last page at the end. */
export function viewerPages({ chapter, urls, split, quality, inserted, after, advertisement, last }: PageSequence): wire.IPage[] {
  const stored = readPages(chapter);
  const source = readSource(chapter);
  const { direction, language } = source;
  const images = pageImages(stored, { split, quality, direction }).map((image): wire.IPage => {
    const isDouble = stored[image.index]?.kind === 'spread' && image.part === 'whole';
    const type = PAGE_TYPES[isDouble ? 'double' : TYPE_OF_PART[image.part]];
    return { mangaPage: { ...urls.page(chapter, image, quality, source.kind === 'published' ? source.pages[image.index]?.slice(0, CONTENT_LENGTH) : undefined), width: image.width, height: image.height, type } };
  });
  const half = beforeDouble(images, Math.ceil(images.length / 2));
  return [
    ...images.slice(0, half),
    ...(inserted.length > 0 ? [{ insertBannerList: { bannerTitle: '', banners: inserted } }] : []),
    ...images.slice(half),
    ...(after.length > 0 ? [{ bannerList: { bannerTitle: BANNER_TITLES[textLanguage(language)], banners: after } }] : []),
    ...(advertisement ? [{ advertisement }] : []),
    { lastPage: last },
  ];
}

/** Enough of a page's name to tell it from what stood in its place. */
const CONTENT_LENGTH = 8;

const TYPE_OF_PART: Record<PagePart, keyof typeof PAGE_TYPES> = { whole: 'single', left: 'left', right: 'right' };

/** Nothing may come between the halves of a double page. */
function beforeDouble(images: readonly wire.IPage[], at: number): number {
  const isHalf = (page: wire.IPage | undefined) => [PAGE_TYPES.left, PAGE_TYPES.right].some((type) => type === page?.mangaPage?.type);
  let start = at;
  while (start > 0 && isHalf(images[start - 1])) start--;
  return (at - start) % 2 ? at - 1 : at;
}
