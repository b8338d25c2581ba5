/** Language codes in queries, with the number each has in the enum `Language`. */
export const LANGUAGE_CODES = {
  eng: 0,
  esp: 1,
  fra: 2,
  ind: 3,
  ptb: 4,
  rus: 5,
  tha: 6,
  deu: 7,
  ita: 8,
  vie: 9,
} as const;

export type LanguageCode = keyof typeof LANGUAGE_CODES;
