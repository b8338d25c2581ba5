import type { LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { PublisherNews } from '../store/shelves';
import { textIn } from '../store/texts';
import { actionMessage } from './action';

export function publisherNewsMessage(news: PublisherNews, language: LanguageCode, base: string): wire.IPublisherNews {
  return {
    id: news.id,
    publisherId: news.publisherId,
    publisherName: news.publisherName,
    ...textIn(news.texts, language),
    publishedTimeStamp: news.publishedAt,
    action: news.url === null ? undefined : actionMessage(base + news.url),
  };
}
