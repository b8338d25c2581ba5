/** Those of a list, oldest first, that are too many. */
export function surplus<Entry>(entries: readonly Entry[], max: number): Entry[] {
  return entries.slice(0, Math.max(0, entries.length - max));
}
