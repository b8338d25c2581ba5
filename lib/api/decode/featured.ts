import type { Featured, FeaturedBlock } from '@/lib/domain/featured';
import type { wire } from '@/lib/wire/messages';

import { decodeOptionalBanner } from './banner';
import { decodeRankedSeries } from './series';
import { decodeTitle } from './title';

/** A block is one of three things; one that is none of them, or empty, is none. */
function decodeBlock({ banner, titleList, rankedTitles }: wire.FeaturedTitlesViewV2.IContents): FeaturedBlock[] {
  const picture = decodeOptionalBanner(banner);
  if (picture) return [{ kind: 'banner', banner: picture }];
  if (titleList?.featuredTitles?.length) {
    const list = {
      id: titleList.containerId ?? 0,
      name: titleList.listName ?? '',
      titles: titleList.featuredTitles.map(decodeTitle),
    };
    return [{ kind: 'list', list }];
  }
  return rankedTitles?.length ? [{ kind: 'ranked', series: rankedTitles.map(decodeRankedSeries) }] : [];
}

export function decodeFeatured(view: wire.IFeaturedTitlesViewV2): Featured {
  return {
    topBanners: (view.topSearchBanners ?? []).flatMap((banner) => decodeOptionalBanner(banner) ?? []),
    blocks: (view.contents ?? []).flatMap(decodeBlock),
  };
}
