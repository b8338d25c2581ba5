/** What a `<meta http-equiv="refresh">` says to lead to an address after some milliseconds. */
export function refreshAfter(milliseconds: number, address: string): string {
  return `${milliseconds / 1_000};url=${address}`;
}
