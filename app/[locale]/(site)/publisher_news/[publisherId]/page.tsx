import { getTranslations } from 'next-intl/server';

import { newsDate } from '@/components/news/news-date';
import { PublisherNewsScreen } from '@/components/news/publisher-news-screen';
import { Missing } from '@/components/states/missing';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pathId, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readPublisherNews } from '@/lib/server/read-publisher-news';

import { notFoundMetadata } from '../../../not-found-metadata';
import { newsHtml } from '../../../news-html';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; publisherId: string }>;
}

async function read(params: Props['params']) {
  const locale = await pageLocale();
  const publisherId = pathId((await params).publisherId);
  const news = publisherId && (await readPublisherNews(publisherId, languageOf(locale)));
  return news ? { locale, publisherId, news } : undefined;
}

export async function generateMetadata({ params }: Props) {
  const found = await read(params);
  if (!found) return notFoundMetadata();
  const t = await getTranslations();
  return pageMetadata({
    title: t('meta.siteTitle', { line: t('shell.line') }),
    isWholeTitle: true,
    description: t('meta.siteDescription'),
    path: routes.publisherNews(found.publisherId),
  });
}

export default async function PublisherNewsPage({ params }: Props) {
  const found = await read(params);
  if (!found) return <Missing />;
  const { locale, news } = found;
  const items = news.items.map(({ id, subject, body, publishedAt, action }) => ({
    id,
    subject,
    action,
    // In UTC until the browser knows the reader's own day.
    published: { seconds: publishedAt, text: newsDate(publishedAt, locale, 'UTC') },
    html: newsHtml(locale, body),
  }));
  return <PublisherNewsScreen name={news.name} banner={news.banner} items={items} />;
}
