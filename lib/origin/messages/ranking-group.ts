import type { LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { Catalogue } from '../store/catalogue';
import type { Scores } from '../store/popularity';
import type { SeriesStatus } from '../store/schema';
import { titleMessage, titlesIn, type TitleDesk } from './title';

interface RankingDesk {
  catalogue: Catalogue;
  desk: TitleDesk;
  languages: readonly LanguageCode[];
  /** Series that count; all where it is absent. */
  status?: SeriesStatus;
  limit: number;
}

/** The first of the ranked series that have a title in a language that is read. */
export function rankingGroups(scores: Scores, { catalogue, desk, languages, status, limit }: RankingDesk): wire.ITitleRankingGroup[] {
  const groups: wire.ITitleRankingGroup[] = [];
  for (const { seriesId, score } of scores) {
    if (groups.length === limit) break;
    const series = catalogue.series.get(seriesId);
    if (!series || (status && series.status !== status)) continue;
    const titles = titlesIn(series, languages);
    if (titles.length === 0) continue;
    groups.push({ originalTitleId: series.titles[0]!.id, titles: titles.map((title) => titleMessage(title, desk)), score });
  }
  return groups;
}
