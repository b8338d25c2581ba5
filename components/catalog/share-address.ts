/**
 * What is shared: the origin's address for it, whole even where the origin gives a path alone, else the page's own without what is
 * only this reader's. `here` is the page's whole address.
 */
export function shareAddress(url: string, here: string): string {
  const address = new URL(url || here, here);
  if (!url) address.search = address.hash = '';
  return address.href;
}
