/** So many files are named. */
const NAMED_MAX = 3;

/** The first of some names, and how many more there are. */
export function listed(names: readonly string[]): string {
  const more = names.length - NAMED_MAX;
  return names.slice(0, NAMED_MAX).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
