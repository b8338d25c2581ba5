import { cacheNames } from '@/lib/cache-names';
import { limits } from '@/lib/limits';

import { pageAddress } from './model/stored-address';
import { store } from './store';

const STORED_AT = 'x-stored-at';

/** Whether a response is a page as it should be: no failure, no closed service, nothing that leads elsewhere. */
export function isPage(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    Boolean(response.headers.get('content-type')?.startsWith('text/html'))
  );
}

/** Keeps a visited page, as the newest. */
export function storePage(address: string, page: Response): Promise<void> {
  const headers = new Headers(page.headers);
  headers.set(STORED_AT, String(Date.now()));
  return store(cacheNames.pages, pageAddress(address), new Response(page.body, { headers }), limits.offlinePagesMax);
}

/** Whether a page that was stored is new enough not to be fetched for that again. */
export function isFresh(page: Response | undefined): boolean {
  return Date.now() - Number(page?.headers.get(STORED_AT) ?? 0) < limits.offlinePageFreshMs;
}
