import { LANGUAGES, type Language } from '@/lib/domain/language';

/** So many are named. */
export const NAMED = 3;

/** Content languages in little: the first by their codes, and how many more. */
export function saidLanguages(languages: readonly Language[]): string {
  const codes = languages.slice(0, NAMED).map((language) => LANGUAGES[language].short);
  return codes.join(', ') + (languages.length > NAMED ? ` +${languages.length - NAMED}` : '');
}
