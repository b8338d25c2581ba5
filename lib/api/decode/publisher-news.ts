import type { PublisherNews, PublisherNewsItem } from '@/lib/domain/publisher-news';
import type { wire } from '@/lib/wire/messages';

import { decodeAction, decodeOptionalBanner } from './banner';

function decodeItem(item: wire.IPublisherNews): PublisherNewsItem {
  return {
    id: item.id ?? 0,
    subject: item.subject ?? '',
    body: item.body ?? '',
    publishedAt: item.publishedTimeStamp ?? 0,
    action: decodeAction(item.action),
  };
}

export function decodePublisherNews(view: wire.IPublisherNewsListView): PublisherNews {
  return {
    publisherId: view.publisherId ?? 0,
    name: view.publisherName ?? '',
    banner: decodeOptionalBanner(view.banner),
    items: (view.newsList ?? []).map(decodeItem),
  };
}
