import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { TitleScreen } from '@/components/title/title-screen';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { DEFAULT_LOCALE, languageOf, LOCALES, type Locale } from '@/lib/i18n/locales';
import { getPathname } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pathId, routes } from '@/lib/routes';
import { readTitle } from '@/lib/server/read-title';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; titleId: string }>;
}

async function read(params: Props['params']) {
  const locale = await pageLocale();
  const titleId = pathId((await params).titleId);
  return (titleId && (await readTitle(titleId, languageOf(locale)))) || notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { meta, title, titleLanguages } = await read(params);
  // A language in which the series has its own title is pointed to that title.
  const address = (locale: Locale) => {
    const own = titleLanguages.find(({ language }) => language === languageOf(locale));
    return getPathname({ href: routes.title(own?.titleId ?? title.id), locale });
  };
  return {
    title: meta.title,
    description: meta.description,
    alternates: {
      canonical: getPathname({ href: routes.title(title.id), locale: await pageLocale() }),
      languages: { ...Object.fromEntries(LOCALES.map((locale) => [locale, address(locale)])), 'x-default': address(DEFAULT_LOCALE) },
    },
    openGraph: { type: 'book', title: meta.title, description: meta.description },
  };
}

export default async function TitlePage({ params }: Props) {
  const detail = await read(params);
  return (
    <ClientMessages namespaces={['catalog', 'title']}>
      <TitleScreen detail={detail} />
    </ClientMessages>
  );
}
