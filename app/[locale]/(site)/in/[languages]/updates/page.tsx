import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { Home } from '@/components/home/home';
import { editionLanguages } from '@/lib/edition';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readHome } from '@/lib/server/read-home';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; languages: string }>;
}

export async function generateMetadata() {
  const t = await getTranslations('home');
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.home() });
}

export default async function UpdatesPage({ params }: Props) {
  const locale = await pageLocale();
  const languages = editionLanguages((await params).languages, languageOf(locale)) ?? notFound();
  const home = await readHome(languageOf(locale), languages);
  return (
    <ClientMessages namespaces={['catalog', 'home']}>
      <Home home={home} language={languageOf(locale)} />
    </ClientMessages>
  );
}
