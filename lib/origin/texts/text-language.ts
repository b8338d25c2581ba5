import type { LanguageCode } from '@/lib/wire/language-codes';

/** The languages the demo is written in: all content languages but Italian. */
export type TextLanguage = Exclude<LanguageCode, 'ita'>;

export const TEXT_LANGUAGES: readonly TextLanguage[] = ['eng', 'esp', 'fra', 'ind', 'ptb', 'rus', 'tha', 'deu', 'vie'];

/** The language to show to a reader of `code`: English stands in for a language without texts. */
export function textLanguage(code: LanguageCode): TextLanguage {
  return code === 'ita' ? 'eng' : code;
}
