import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { PublisherNewsScreen } from '@/components/news/publisher-news-screen';
import { languageOf } from '@/lib/i18n/locales';
import { getPathname } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pathId, routes } from '@/lib/routes';
import { readPublisherNews } from '@/lib/server/read-publisher-news';

import { shownNews } from '../../../shown-news';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; publisherId: string }>;
}

async function read(params: Props['params']) {
  const locale = await pageLocale();
  const publisherId = pathId((await params).publisherId) ?? notFound();
  return { locale, publisherId, news: (await readPublisherNews(publisherId, languageOf(locale))) ?? notFound() };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, publisherId, news } = await read(params);
  const t = await getTranslations('news.publisher');
  return {
    title: t('title', { name: news.name }),
    description: t('description', { name: news.name }),
    alternates: { canonical: getPathname({ href: routes.publisherNews(publisherId), locale }) },
  };
}

export default async function PublisherNewsPage({ params }: Props) {
  const { locale, news } = await read(params);
  const items = news.items.map(({ id, subject, body, publishedAt, action }) => ({
    id,
    subject,
    action,
    ...shownNews(locale, { seconds: publishedAt, body }),
  }));
  return <PublisherNewsScreen name={news.name} banner={news.banner} items={items} />;
}
