import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';
import { findValues } from '../check/find-values';
import { valueAt } from '../check/value-at';

/** The languages of a series' text; undefined where these entries are faulty themselves, so that no archive can be judged by them. */
export function knownLanguages(value: unknown): LanguageCode[] | undefined {
  const languages = valueAt(value, ['languages']);
  if (typeof languages !== 'object' || languages === null || Array.isArray(languages)) return undefined;
  const names = Object.keys(languages);
  return names.length > 0 && names.every((name) => Object.hasOwn(LANGUAGE_CODES, name))
    ? (names as LanguageCode[])
    : undefined;
}

/** The chapters of a series' text by their numbers; undefined where the list or a number in it is faulty itself. */
export function knownChapters(value: unknown): ReadonlyMap<number, unknown> | undefined {
  const chapters = valueAt(value, ['chapters']);
  if (!Array.isArray(chapters) || chapters.length === 0) return undefined;
  const entries = findValues(chapters, ['*']).map((chapter) => [valueAt(chapter.value, ['number']), chapter.value]);
  return entries.every(([number]) => Number.isInteger(number)) ? new Map(entries as [number, unknown][]) : undefined;
}
