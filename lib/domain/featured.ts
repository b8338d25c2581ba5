import type { Banner } from './banner';
import type { FeaturedList } from './home';
import type { RankedSeries } from './ranked-series';

/** One of the featured page's blocks, which follow each other from top to bottom. */
export type FeaturedBlock =
  | { kind: 'banner'; banner: Banner }
  | { kind: 'list'; list: FeaturedList }
  | { kind: 'ranked'; series: RankedSeries[] };

export interface Featured {
  topBanners: Banner[];
  blocks: FeaturedBlock[];
}
