import type { Language } from '@/lib/domain/language';
import type { Ranking, RankingType } from '@/lib/domain/ranking';

import { ask } from './ask';
import { decodeBanner } from './decode/banner';
import { decodeRankedSeries } from './decode/series';
import { languagesParameter } from './languages-parameter';
import type { Send } from './send';

/** @throws as `ask` does */
export async function fetchRanking(
  send: Send,
  { type, language, languages }: { type: RankingType; language: Language; languages: readonly Language[] },
): Promise<Ranking> {
  const { view } = await ask(send, {
    endpoint: 'ranking',
    query: { lang: language, type, clang: languagesParameter(languages) },
  });
  return {
    banners: (view.rankingBanners ?? []).map(decodeBanner),
    updatedAt: view.updatedTimeStamp ?? 0,
    series: (view.rankedTitles ?? []).map(decodeRankedSeries),
  };
}
