import type { Label, Tag } from './label';
import type { Series } from './series';

export type SearchListType = 'serializing' | 'completed' | 'one-shot';

/** One of the manga list's three tabs. Tags and labels are those of all tabs: a filter stays chosen from one to another. */
export interface SearchList {
  series: Series[];
  tags: Tag[];
  labels: Label[];
}
