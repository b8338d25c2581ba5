import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { Home } from '@/components/home/home';
import { editionLanguages } from '@/lib/edition';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { DEFAULT_LOCALE, languageOf, LOCALES } from '@/lib/i18n/locales';
import { getPathname } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';
import { readHome } from '@/lib/server/read-home';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; languages: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  const address = (locale: (typeof LOCALES)[number]) => getPathname({ href: routes.home(), locale });
  return {
    title: t('title'),
    description: t('description'),
    alternates: {
      canonical: address(await pageLocale()),
      languages: { ...Object.fromEntries(LOCALES.map((locale) => [locale, address(locale)])), 'x-default': address(DEFAULT_LOCALE) },
    },
  };
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
