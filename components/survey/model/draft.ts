/** What a reader has chosen of one question so far. */
export interface Draft {
  /** Places in its list of choices, lowest first. */
  chosen: readonly number[];
  /** Whether the choice of own words is ticked, and what is written there. */
  isOther: boolean;
  words: string;
}

export const emptyDraft: Draft = { chosen: [], isOther: false, words: '' };
