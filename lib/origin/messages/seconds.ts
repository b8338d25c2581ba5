const INT32_MAX = 2_147_483_647;

/** A time in seconds as a 32-bit field of the wire can carry it: one after 2038-01-19T03:14:07Z is 0, not known, for it would be read as one of 1901. */
export function int32Seconds(seconds: number): number {
  return seconds <= INT32_MAX ? seconds : 0;
}
