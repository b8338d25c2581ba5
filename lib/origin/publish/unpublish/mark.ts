import type { LanguageCode } from '@/lib/wire/language-codes';

/** What is held back, whatever is published: a series, an edition of it where a language is named, a chapter of that where a number is. */
export interface Mark {
  series: string;
  language?: LanguageCode;
  number?: number;
}

/** How a mark is written: `ferry-at-six/eng/3`. */
export function markName({ series, language, number }: Mark): string {
  return [series, language, number].filter((part) => part !== undefined).join('/');
}

/** Whether a chapter is held back by a mark. */
export function isCovered({ series, language, number }: Required<Mark>, mark: Mark): boolean {
  return series === mark.series && (mark.language ?? language) === language && (mark.number ?? number) === number;
}
