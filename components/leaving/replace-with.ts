/** Leaves for an address, so that Back does not return to where we left. */
export function replaceWith(address: string): void {
  window.location.replace(address);
}
