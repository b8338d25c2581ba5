import type { LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import { escapeXml } from '../escape-xml';
import { BANNER_SIZES } from '../media/picture-sizes';
import type { Urls } from '../media/urls';
import type { PublisherNews } from '../store/shelves';
import { textIn } from '../store/texts';
import { actionMessage } from './action';

const { width, height } = BANNER_SIZES.wide;

/** The body under its picture; a plain one becomes a paragraph. */
function pictured(body: string, src: string, alt: string): string {
  const words = body.includes('<') ? body : `<p>${escapeXml(body)}</p>`;
  return `<p><img src="${escapeXml(src)}" alt="${escapeXml(alt)}" width="${width}" height="${height}"></p>${words}`;
}

export function publisherNewsMessage(news: PublisherNews, language: LanguageCode, urls: Urls): wire.IPublisherNews {
  const { alt, ...text } = textIn(news.texts, language) ?? { subject: '', body: '' };
  return {
    id: news.id,
    publisherId: news.publisherId,
    publisherName: news.publisherName,
    ...text,
    ...(alt !== undefined && { body: pictured(text.body, urls.news(news.id), alt) }),
    publishedTimeStamp: news.publishedAt,
    action: news.url === null ? undefined : actionMessage(urls.site + news.url),
  };
}
