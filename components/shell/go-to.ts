/** Opens an address as a fresh document: nothing that was kept for another edition survives. */
export function goTo(address: string): void {
  window.location.assign(address);
}
