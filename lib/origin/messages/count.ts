const INT32_MAX = 2_147_483_647;

/** A count as the wire can carry it: what is beyond its 32 bits is said to be the most that they hold. */
export function countOf(counted: number): number {
  return Math.min(INT32_MAX, Math.round(counted));
}
