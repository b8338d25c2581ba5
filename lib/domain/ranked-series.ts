import type { Title } from './title';

export interface RankedSeries {
  /** Identifies the series across languages. */
  originalTitleId: number;
  titles: Title[];
  score: number;
}
