import type { Language } from '@/lib/domain/language';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';

const byNumber = new Map(Object.entries(LANGUAGE_CODES).map(([code, number]) => [number as number, code as Language]));

/** Number of the wire to language; an unknown one falls back to English. */
export function decodeLanguage(number: number | null | undefined): Language {
  return byNumber.get(number ?? 0) ?? 'eng';
}
