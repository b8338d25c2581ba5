import type { LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { Catalogue } from '../store/catalogue';
import { countOf } from './count';
import { titleMessage, titlesIn, type TitleDesk } from './title';

/** Ranked series, which have been fetched, with their titles in the languages that are read. */
export function rankingGroups(
  ranking: readonly { seriesId: number; score: number }[],
  { catalogue, desk, languages }: { catalogue: Catalogue; desk: TitleDesk; languages: readonly LanguageCode[] },
): wire.ITitleRankingGroup[] {
  return ranking.flatMap(({ seriesId, score }) => {
    const series = catalogue.series.get(seriesId);
    if (!series) return [];
    return [
      {
        originalTitleId: series.titles[0]!.id,
        titles: titlesIn(series, languages).map((title) => titleMessage(title, desk)),
        score: countOf(score),
      },
    ];
  });
}
