import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { preferredTitle } from '@/components/catalog/preferred-title';
import { Featured } from '@/components/featured/featured';
import type { FeaturedBlock } from '@/lib/domain/featured';
import type { Language } from '@/lib/domain/language';
import { editionLanguages } from '@/lib/edition';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';
import { itemList } from '@/lib/seo/json-ld/item-list';
import { JsonLd } from '@/lib/seo/json-ld/json-ld';
import { pagePlaces } from '@/lib/seo/json-ld/page-places';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readFeatured } from '@/lib/server/read-featured';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; languages: string }>;
}

export async function generateMetadata() {
  const t = await getTranslations('featured');
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.featured() });
}

export default async function FeaturedPage({ params }: Props) {
  const locale = await pageLocale();
  const language = languageOf(locale);
  const languages = editionLanguages((await params).languages, language) ?? notFound();
  const featured = await readFeatured(language, languages);
  const t = await getTranslations('featured');
  const titles = featured.blocks.flatMap((block) => titlesOf(block, language));
  return (
    <>
      <JsonLd data={itemList({ name: t('title'), path: routes.featured(), titles }, pagePlaces(locale))} />
      <Featured featured={featured} language={language} />
    </>
  );
}

function titlesOf(block: FeaturedBlock, language: Language) {
  switch (block.kind) {
    case 'banner':
      return [];
    case 'list':
      return block.list.titles;
    case 'ranked':
      return block.series.map(({ titles }) => preferredTitle(titles, (title) => title.language, language));
  }
}
