/** What the manga list's filter knows of titles beside their own fields, by title id. */
export interface TitleMarks {
  /** When the newest chapter came out, in seconds, if that was within the last day. */
  updatedAt: ReadonlyMap<number, number>;
  /** Titles whose newest chapter is free now. */
  free: ReadonlySet<number>;
  /** Titles with chapters that a ticket opens. */
  ticket: ReadonlySet<number>;
}
