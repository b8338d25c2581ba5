const INT32_MAX = 2_147_483_647;

/** A time for a 32-bit field. Returns 0 (unknown) after 2038-01-19T03:14:07Z: a 32-bit client would read 1901. */
export function int32Seconds(seconds: number): number {
  return seconds <= INT32_MAX ? seconds : 0;
}
