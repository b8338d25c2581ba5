import type { Label, Tag } from './label';
import type { Title } from './title';

/** The translations of one work, as lists show it. */
export interface Series {
  name: string;
  titles: Title[];
  tags: Tag[];
  label?: Label;
  /** Seconds; undefined where no next chapter is announced. */
  nextChapterAt?: number;
}
