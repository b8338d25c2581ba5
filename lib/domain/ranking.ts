import type { Banner } from './banner';
import type { RankedSeries } from './ranked-series';

export type RankingType = 'hottest' | 'trending' | 'completed';

export interface Ranking {
  banners: Banner[];
  /** Seconds. */
  updatedAt: number;
  series: RankedSeries[];
}
