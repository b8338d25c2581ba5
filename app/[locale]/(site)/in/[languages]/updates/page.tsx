import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { FeedLinks } from '@/components/catalog/feed-links';
import { Home } from '@/components/home/home';
import { editionLanguages } from '@/lib/edition';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';
import { JsonLd } from '@/lib/seo/json-ld/json-ld';
import { pagePlaces } from '@/lib/seo/json-ld/page-places';
import { organization, webSite } from '@/lib/seo/json-ld/site-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readHome } from '@/lib/server/read-home';
import { readQuietHome } from '@/lib/server/read-quiet-home';
import { siteLinks } from '@/lib/server/site-links';

import { homeFeeds } from '../../../page-feeds';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; languages: string }>;
}

export async function generateMetadata() {
  const t = await getTranslations('home');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    path: routes.home(),
    feeds: await homeFeeds(),
  });
}

export default async function UpdatesPage({ params }: Props) {
  const locale = await pageLocale();
  const languages = editionLanguages((await params).languages, languageOf(locale)) ?? notFound();
  const home = await readHome(languageOf(locale), languages);
  const quiet = home.groups.length === 0 ? await readQuietHome(languageOf(locale), languages) : undefined;
  const t = await getTranslations('meta');
  const site = {
    name: t('siteName'),
    description: t('siteDescription'),
    locale,
    sameAs: Object.values((await siteLinks(locale)).social),
  };
  const places = pagePlaces(locale);
  return (
    <ClientMessages namespaces={['catalog', 'history', 'home']}>
      <JsonLd data={organization(site, places)} />
      <JsonLd data={webSite(site, places)} />
      <Home home={home} quiet={quiet} language={languageOf(locale)} />
      <FeedLinks links={await homeFeeds()} />
    </ClientMessages>
  );
}
