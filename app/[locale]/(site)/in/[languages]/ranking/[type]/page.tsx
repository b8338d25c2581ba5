import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { preferredTitle } from '@/components/catalog/preferred-title';
import { Ranking } from '@/components/ranking/ranking';
import type { RankingType } from '@/lib/domain/ranking';
import { editionLanguages } from '@/lib/edition';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { limits } from '@/lib/limits';
import { routes } from '@/lib/routes';
import { itemList } from '@/lib/seo/json-ld/item-list';
import { JsonLd } from '@/lib/seo/json-ld/json-ld';
import { pagePlaces } from '@/lib/seo/json-ld/page-places';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readRanking } from '@/lib/server/read-ranking';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; languages: string; type: string }>;
}

const TYPES: readonly string[] = ['hottest', 'trending', 'completed'] satisfies RankingType[];

async function rankingType(params: Props['params']): Promise<RankingType> {
  const { type } = await params;
  return TYPES.includes(type) ? (type as RankingType) : notFound();
}

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('ranking');
  const type = await rankingType(params);
  return pageMetadata({ title: t(`title.${type}`), description: t(`description.${type}`), path: routes.ranking(type) });
}

export default async function RankingPage({ params }: Props) {
  const type = await rankingType(params);
  const locale = await pageLocale();
  const language = languageOf(locale);
  const languages = editionLanguages((await params).languages, language) ?? notFound();
  const ranking = await readRanking(type, language, languages);
  const t = await getTranslations('ranking');
  const titles = ranking.series
    .flatMap((series) => preferredTitle(series.titles, (title) => title.language, language) ?? [])
    .slice(0, limits.rankingPageEntries);
  return (
    <>
      <JsonLd
        data={itemList(
          { name: t(`title.${type}`), path: routes.ranking(type), titles, isRanked: true },
          pagePlaces(locale),
        )}
      />
      <Ranking type={type} ranking={ranking} language={language} />
    </>
  );
}
