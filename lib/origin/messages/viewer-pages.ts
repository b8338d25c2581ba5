import type { LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import { BANNER_TITLES } from '../texts/banner-titles';
import { textLanguage } from '../texts/text-language';
import { PAGE_TYPES } from './page-types';

interface PageSequence {
  /** In reading order, with addresses that begin at the root. */
  signed: readonly wire.Page.IMangaPage[];
  /** What addresses start with. */
  base: string;
  language: LanguageCode;
  /** Shown halfway, if there are any. */
  inserted: wire.IBanner[];
  /** Shown after the pages, if there are any. */
  after: wire.IBanner[];
  /** Shown before the last page, if there is any. */
  advertisement: wire.IAdNetworkList | undefined;
  last: wire.Page.ILastPage;
}

/** A chapter as a sequence to turn through: its images in reading order, banners among them, the last page at the end. */
export function viewerPages({
  signed,
  base,
  language,
  inserted,
  after,
  advertisement,
  last,
}: PageSequence): wire.IPage[] {
  const images = signed.map((page): wire.IPage => ({ mangaPage: { ...page, imageUrl: `${base}${page.imageUrl}` } }));
  const half = beforeDouble(images, Math.ceil(images.length / 2));
  return [
    ...images.slice(0, half),
    ...(inserted.length > 0 ? [{ insertBannerList: { bannerTitle: '', banners: inserted } }] : []),
    ...images.slice(half),
    ...(after.length > 0
      ? [{ bannerList: { bannerTitle: BANNER_TITLES[textLanguage(language)], banners: after } }]
      : []),
    ...(advertisement ? [{ advertisement }] : []),
    { lastPage: last },
  ];
}

/** Nothing may come between the halves of a double page. */
function beforeDouble(images: readonly wire.IPage[], at: number): number {
  const isHalf = (page: wire.IPage | undefined) =>
    [PAGE_TYPES.left, PAGE_TYPES.right].some((type) => type === page?.mangaPage?.type);
  let start = at;
  while (start > 0 && isHalf(images[start - 1])) start--;
  return (at - start) % 2 ? at - 1 : at;
}
