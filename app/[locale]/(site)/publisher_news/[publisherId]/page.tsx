import { getTranslations } from 'next-intl/server';

import { PublisherNewsScreen } from '@/components/news/publisher-news-screen';
import { Missing } from '@/components/states/missing';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pathId, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readPublisherNews } from '@/lib/server/read-publisher-news';

import { notFoundMetadata } from '../../../not-found-metadata';
import { shownNews } from '../../../shown-news';

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
  const t = await getTranslations('meta');
  return pageMetadata({
    title: t('siteTitle'),
    isWholeTitle: true,
    description: t('siteDescription'),
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
    ...shownNews(locale, { seconds: publishedAt, body }),
  }));
  return <PublisherNewsScreen name={news.name} banner={news.banner} items={items} />;
}
