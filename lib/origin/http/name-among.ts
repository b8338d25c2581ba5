/** What a fault calls an entry of what was sent: one that has no name of ours may be called anything, and what is said of faults stands in the log. */
export function nameAmong(names: readonly string[], name: unknown): string {
  return names.find((known) => known === name) ?? 'an entry';
}
