/** Below it the nine languages write numbers alike, and without marks between their digits. */
const PLAIN_BELOW = 1_000;

/**
 * What a message is given that tells how many: `count` chooses its form, `number` is the count as its language writes it. By itself a message would ask `Intl.NumberFormat`, whose
 * first number keeps a phone busy for a twentieth of a second while it takes over a page.
 */
export function counted(count: number, locale: string): { count: number; number: string } {
  return { count, number: count < PLAIN_BELOW ? String(count) : count.toLocaleString(locale) };
}
