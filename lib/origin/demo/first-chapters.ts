/** The first chapters of a series are always open. */
export const FIRST_CHAPTERS = 3;
