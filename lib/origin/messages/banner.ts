import type { LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import { BANNER_SIZES } from '../media/picture-sizes';
import type { Urls } from '../media/urls';
import type { Catalogue } from '../store/catalogue';
import type { BannerPlacement, BannerTable } from '../store/schema';
import { actionMessage, appUrl } from './action';
import { leadTitle, titlesIn } from './title';

interface BannerDesk {
  catalogue: Catalogue;
  urls: Urls;
  languages: readonly LanguageCode[];
  /** Preferred among them. */
  language?: LanguageCode;
}

/** Fetches the series that banners show. */
export function fetchBannered(catalogue: Catalogue, banners: readonly BannerTable[]): Promise<void> {
  return catalogue.fetch({ series: banners.map(({ series_id }) => series_id) });
}

/** Banners of series that have a title in a language that is read, in that language; the others are left out. */
export function bannerMessages(
  banners: readonly BannerTable[],
  { catalogue, urls, languages, language }: BannerDesk,
): wire.IBanner[] {
  return banners.flatMap((banner) => {
    const series = catalogue.series.get(banner.series_id);
    const title = series && leadTitle(titlesIn(series, languages), language);
    if (!title) return [];
    return [
      {
        id: banner.id,
        imageUrl: urls.banner(title.id, banner.shape),
        action: actionMessage(appUrl.title(title.id)),
        ...BANNER_SIZES[banner.shape],
        isPr: banner.is_pr === 1,
      },
    ];
  });
}

/** Banners by placement. */
export function placedBanners(
  banners: readonly BannerTable[],
  desk: BannerDesk,
): (placement: BannerPlacement) => wire.IBanner[] {
  return (placement) =>
    bannerMessages(
      banners.filter((banner) => banner.placement === placement),
      desk,
    );
}
