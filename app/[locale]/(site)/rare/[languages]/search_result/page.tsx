import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { createFinder } from '@/components/search/model/create-finder';
import { keywordIn } from '@/components/search/model/keyword-in';
import { buildIndex } from '@/components/search/model/search-index';
import { shownRows } from '@/components/search/model/shown-rows';
import { editionLanguages } from '@/lib/edition';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readFoundTitles } from '@/lib/server/read-found-titles';

import { SearchPage } from '../../../search-page';

interface Props {
  params: Promise<{ locale: string; languages: string }>;
  searchParams: Promise<{ keyword?: string | string[]; shown?: string | string[] }>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('search');
  const keyword = keywordIn((await searchParams).keyword).trim();
  return pageMetadata({
    title: keyword ? t('titleOf', { keyword }) : t('title'),
    description: t('description'),
    path: routes.search(),
    isFound: !keyword,
  });
}

/** The search for a keyword, made for each request: for who has no scripts, and as what others see until theirs have come. */
export default async function FoundPage({ params, searchParams }: Props) {
  const own = languageOf(await pageLocale());
  const languages = editionLanguages((await params).languages, own) ?? notFound();
  const asked = await searchParams;
  const keyword = keywordIn(asked.keyword).trim();
  const shown = shownRows(asked.shown);
  const series = keyword ? await readFoundTitles(keyword, own, languages) : [];
  const found = createFinder(buildIndex(series, languages, own))(keyword);
  return (
    <SearchPage
      own={own}
      languages={languages}
      given={{ keyword, found: found.slice(0, shown), count: found.length, shown }}
    />
  );
}
