/** A flag for a message, written also where it is false, which proto3 otherwise leaves out: set or not, it takes the same room. */
export function written(flag: boolean): boolean {
  return (flag ? 1 : 0) as unknown as boolean;
}
