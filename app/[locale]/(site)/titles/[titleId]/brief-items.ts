import type { PublisherItem } from '@/lib/domain/title-detail';
import { excerpt } from '@/lib/server/excerpt';

/** A publisher's items as they stand beside a title's chapters: of each piece of news what it begins with, in plain text. */
export function briefItems(items: readonly PublisherItem[]): PublisherItem[] {
  return items.map((item) =>
    item.kind === 'news' ? { ...item, news: { ...item.news, body: excerpt(item.news.body) } } : item,
  );
}
