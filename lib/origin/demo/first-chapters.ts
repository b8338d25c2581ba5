/** The first chapters of a series are always open. */
export const FIRST_CHAPTERS = 3;

/** At most this many of a series' newest chapters are open beside them. */
export const NEWEST_CHAPTERS = 3;
