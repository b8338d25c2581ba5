import { getTranslations } from 'next-intl/server';

import { PageAd } from '@/components/ads/page-ad';
import { FeedLinks } from '@/components/catalog/feed-links';
import { RATING_AGES } from '@/components/papers/model/rating-ages';
import { Missing } from '@/components/states/missing';
import { TitleScreen } from '@/components/title/title-screen';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pathId, routes } from '@/lib/routes';
import { comicSeries } from '@/lib/seo/json-ld/comic-series';
import { JsonLd } from '@/lib/seo/json-ld/json-ld';
import { pagePlaces } from '@/lib/seo/json-ld/page-places';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { titlePathIn } from '@/lib/seo/title-path-in';
import { readTitle } from '@/lib/server/read-title';
import { hasAds } from '@/lib/server/third-parties';

import { notFoundMetadata } from '../../../not-found-metadata';
import { titleFeeds } from '../../page-feeds';
import { briefItems } from './brief-items';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; titleId: string }>;
}

async function read(params: Props['params']) {
  const locale = await pageLocale();
  const titleId = pathId((await params).titleId);
  return titleId ? readTitle(titleId, languageOf(locale)) : undefined;
}

export async function generateMetadata({ params }: Props) {
  const detail = await read(params);
  if (!detail) return notFoundMetadata();
  const { meta, title, titleLanguages } = detail;
  return pageMetadata({
    title: meta.title,
    description: meta.description,
    path: routes.title(title.id),
    pathIn: titlePathIn(title.id, titleLanguages),
    type: 'book',
    picture: { path: routes.titleCard(title.id), alt: title.name },
    feeds: await titleFeeds(title),
  });
}

export default async function TitlePage({ params }: Props) {
  const detail = await read(params);
  if (!detail) return <Missing />;
  const locale = await pageLocale();
  const t = await getTranslations('title');
  const ad = hasAds('page') && <PageAd label={(await getTranslations('viewer'))('advertisement')} />;
  const ages: Partial<Record<typeof detail.rating, number>> = RATING_AGES[languageOf(locale)];
  const rating = { name: t(`rating.${detail.rating}`), minAge: ages[detail.rating] };
  return (
    <ClientMessages namespaces={['catalog', 'rating', 'title']}>
      <JsonLd data={comicSeries(detail, rating, pagePlaces(locale))} />
      <TitleScreen detail={{ ...detail, publisherItems: briefItems(detail.publisherItems) }} ad={ad} />
      <FeedLinks links={await titleFeeds(detail.title)} />
    </ClientMessages>
  );
}
