import type { LinkPlace } from '@/lib/domain/site-links';

import { ask } from './ask';
import { decodeSiteLinks } from './decode/site-links';
import type { Send } from './send';

/** Where the publisher is found elsewhere. @throws as `ask` does */
export async function fetchSiteLinks(send: Send): Promise<Partial<Record<LinkPlace, string>>> {
  const { view } = await ask(send, { endpoint: 'siteLinks' });
  return decodeSiteLinks(view);
}
