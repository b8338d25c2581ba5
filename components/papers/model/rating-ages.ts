import type { Language } from '@/lib/domain/language';

export type AgeRating = 'all-ages' | 'teen' | 'teen-plus' | 'mature';

/** The marks are one in every language, as they are printed on a book. */
export const RATING_MARKS: Record<AgeRating, string> = {
  'all-ages': 'ALL AGES',
  teen: 'TEEN',
  'teen-plus': 'TEEN PLUS',
  mature: 'MATURE',
};

/** From which age each level is, where a language is mostly read: the steps that readers know from films and television there. */
export const RATING_AGES: Record<Language, Record<Exclude<AgeRating, 'all-ages'>, number>> = {
  eng: { teen: 13, 'teen-plus': 16, mature: 18 },
  esp: { teen: 12, 'teen-plus': 15, mature: 18 },
  fra: { teen: 12, 'teen-plus': 16, mature: 18 },
  ind: { teen: 13, 'teen-plus': 17, mature: 21 },
  ptb: { teen: 12, 'teen-plus': 16, mature: 18 },
  rus: { teen: 12, 'teen-plus': 16, mature: 18 },
  tha: { teen: 13, 'teen-plus': 18, mature: 20 },
  deu: { teen: 12, 'teen-plus': 16, mature: 18 },
  ita: { teen: 14, 'teen-plus': 16, mature: 18 },
  vie: { teen: 13, 'teen-plus': 16, mature: 18 },
};
