/** Opens an address as a fresh document: nothing that was kept for another edition survives. `inPlace`: Back does not lead to the one before. */
export function goTo(address: string, { inPlace = false } = {}): void {
  if (inPlace) window.location.replace(address);
  else window.location.assign(address);
}
