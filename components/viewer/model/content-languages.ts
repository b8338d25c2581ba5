import { LANGUAGES, type Language } from '@/lib/domain/language';

/** The content languages in a stored list, whatever separates its codes; the fallback alone where it names none. */
export function contentLanguages(stored: string | undefined, fallback: Language): Language[] {
  const codes: string[] = stored?.match(/[a-z]{3,}/g) ?? [];
  const known = codes.filter((code): code is Language => Object.hasOwn(LANGUAGES, code));
  return known.length > 0 ? [...new Set(known)] : [fallback];
}
