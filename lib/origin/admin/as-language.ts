import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';

/** A language of ours; English where it is none. */
export function asLanguage(code: string): LanguageCode {
  return Object.hasOwn(LANGUAGE_CODES, code) ? (code as LanguageCode) : 'eng';
}
