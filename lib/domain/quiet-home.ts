import type { Release } from './release';
import type { Series } from './series';

/** What home shows when no chapter came out in the last days. */
export interface QuietHome {
  /** The newest first. */
  latest: Release[];
  series: Series[];
}
