import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { editionLanguages } from '@/lib/edition';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readGenres } from '@/lib/server/read-genres';

import { SearchPage } from '../../../search-page';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; languages: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('search');
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.search() });
}

/** The search before anything is searched for. */
export default async function EmptySearchPage({ params }: Props) {
  const own = languageOf(await pageLocale());
  const languages = editionLanguages((await params).languages, own) ?? notFound();
  const genres = await readGenres(own, languages);
  return (
    <SearchPage
      own={own}
      languages={languages}
      genres={genres}
      given={{ keyword: '', found: [], count: 0, shown: 0 }}
    />
  );
}
