import type { Language } from '@/lib/domain/language';
import type { PublisherNews } from '@/lib/domain/publisher-news';

import { ask } from './ask';
import { decodePublisherNews } from './decode/publisher-news';
import type { Send } from './send';

/** What a publisher announces. @throws OriginError with `isNotFound` for a publisher that never was, else as `ask` does */
export async function fetchPublisherNews(
  send: Send,
  { publisherId, language }: { publisherId: number; language: Language },
): Promise<PublisherNews> {
  const { view } = await ask(send, { endpoint: 'publisherNews', query: { publisher_id: publisherId, lang: language } });
  return decodePublisherNews(view);
}
