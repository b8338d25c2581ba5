/** Reads an enum number as one of a list of words in wire order; an unknown number reads as the fallback. */
export function pick<T>(words: readonly T[], number: number | null | undefined, fallback: T): T {
  return words[number ?? 0] ?? fallback;
}
