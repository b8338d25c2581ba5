import type { SiteWordsByLanguage } from '@/lib/domain/site-words';

import { ask } from './ask';
import { decodeSiteWords } from './decode/site-words';
import type { Send } from './send';

/** What the site says of itself in each language. @throws as `ask` does */
export async function fetchSiteWords(send: Send): Promise<SiteWordsByLanguage> {
  const { view } = await ask(send, { endpoint: 'siteWords' });
  return decodeSiteWords(view);
}
