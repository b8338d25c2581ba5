import type { AvailableLanguage } from '@/lib/domain/available-language';

let known: readonly AvailableLanguage[] | undefined;
const listeners = new Set<() => void>();

const isSame = (one: AvailableLanguage, other: AvailableLanguage | undefined) =>
  one.language === other?.language && one.titlesCount === other.titlesCount;

/** An answer of the origin named the content languages there are titles in. */
export function tellAvailableLanguages(told: readonly AvailableLanguage[]): void {
  if (told.length === known?.length && told.every((one, index) => isSame(one, known?.[index]))) return;
  known = told;
  listeners.forEach((listener) => listener());
}

/** As the last answer named them; undefined before the first. */
export function availableLanguages(): readonly AvailableLanguage[] | undefined {
  return known;
}

/** Calls a listener after each change. Returns how to stop. */
export function watchAvailableLanguages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
