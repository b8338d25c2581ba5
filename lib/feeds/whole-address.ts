/** An address as other programs need it: what starts at the root gets the site's own beginning. */
export function wholeAddress(base: string, address: string): string {
  return address.startsWith('/') ? base + address : address;
}
