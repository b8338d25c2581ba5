import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';

import { ClearFiltersButton } from '@/components/manga-list/clear-filters-button';
import { isListType, LIST_TYPES } from '@/components/manga-list/list-types';
import { MangaList } from '@/components/manga-list/manga-list';
import { putOnShelf } from '@/components/manga-list/put-on-shelf';
import { EmptyShelf } from '@/components/states/empty-shelf';
import { EmptyState } from '@/components/states/empty-state';
import { editionLanguages } from '@/lib/edition';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';
import { itemList } from '@/lib/seo/json-ld/item-list';
import { JsonLd } from '@/lib/seo/json-ld/json-ld';
import { pagePlaces } from '@/lib/seo/json-ld/page-places';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readTitleList, readTitleMarks } from '@/lib/server/read-title-list';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; languages: string; type: string }>;
}

async function listType(params: Props['params']) {
  const { type } = await params;
  return isListType(type) ? type : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('mangaList');
  const type = await listType(params);
  return pageMetadata({
    title: t(`title.${type}`),
    description: t(`description.${type}`),
    path: routes.mangaList(type),
  });
}

export default async function MangaListPage({ params }: Props) {
  const type = await listType(params);
  const locale = await pageLocale();
  const language = languageOf(locale);
  const languages = editionLanguages((await params).languages, language) ?? notFound();
  const [list, marks] = await Promise.all([
    readTitleList(LIST_TYPES[type], language, languages),
    readTitleMarks(language, languages),
  ]);
  const t = await getTranslations('mangaList');
  const series = putOnShelf(list.series, marks, { language, languages });
  return (
    <ClientMessages namespaces={['catalog', 'mangaList']}>
      <JsonLd
        data={itemList({ name: t(`title.${type}`), path: routes.mangaList(type), titles: series }, pagePlaces(locale))}
      />
      <MangaList
        type={type}
        series={series}
        tags={list.tags}
        labels={list.labels}
        empty={<EmptyShelf title={t('empty.head')} text={t('empty.text')} action={t('empty.action')} />}
        noResult={<NoResult />}
      />
    </ClientMessages>
  );
}

function NoResult() {
  const t = useTranslations('mangaList.none');
  return (
    <EmptyState picture="no-results" level={2} title={t('head')} text={t('text')} action={<ClearFiltersButton />} />
  );
}
