import type { ServerResponse } from 'node:http';

/** How Next says that a page is served as it was kept, from before the last minute, and that it is rendering another. */
export function isOld(response: ServerResponse): boolean {
  return response.getHeader('x-nextjs-cache') === 'STALE';
}
