import type { Label, Tag } from './label';
import type { Series } from './series';

export type SearchListType = 'serializing' | 'completed' | 'one-shot';

/** One of the manga list's three tabs, with what its filter offers. */
export interface SearchList {
  series: Series[];
  tags: Tag[];
  labels: Label[];
}
