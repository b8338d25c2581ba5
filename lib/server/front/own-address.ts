/**
 * What is asked of us, from its path on. Whoever takes us for a proxy names a host before it, from which Next would lead him on to there; and who asks of the server
 * as a whole names no path at all, `*`, on which Next fails.
 */
export function ownAddress(url: string): string {
  if (url.startsWith('/')) return url;
  if (!URL.canParse(url)) return `/${url}`;
  const { pathname, search } = new URL(url);
  return `/${(pathname + search).replace(/^\/+/, '')}`;
}
