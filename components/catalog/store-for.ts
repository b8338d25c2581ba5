import { STORES, type SiteLinks } from '@/lib/domain/site-links';

const APPLE = /iphone|ipad|ipod|macintosh/i;

/** The store for a device, told by its user agent; the other one where there is no such, undefined where there is none at all. */
export function storeFor(stores: SiteLinks['stores'], userAgent: string): string | undefined {
  const own = APPLE.test(userAgent) ? 'ios' : 'android';
  return stores[own] ?? STORES.map((store) => stores[store]).find(Boolean);
}
