/** What changes nothing of what is shown: the router's own, and the time at which a link to a chapter was drawn. */
const IDLE = new Set(['_rsc', 'timestamp']);

/** The address that a page is stored under: without its hash, and without what only says where its reader comes from. */
export function pageAddress(address: string): string {
  const url = new URL(address);
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (name.startsWith('utm_') || IDLE.has(name)) url.searchParams.delete(name);
  return url.href;
}

/** The address that a picture is stored under: without the signature, which is another one each day. */
export function pictureAddress(address: string): string {
  const url = new URL(address);
  for (const name of ['e', 's']) url.searchParams.delete(name);
  return url.href;
}
