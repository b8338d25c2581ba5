import type { AgeRating } from '../../store/schema';

/** For whom a series is, the youngest first. */
export const AGE_RATINGS = ['all-ages', 'teen', 'teen-plus', 'mature'] as const satisfies readonly AgeRating[];
