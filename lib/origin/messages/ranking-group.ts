import type { LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { Catalogue } from '../store/catalogue';
import type { Scores } from '../store/ranking';
import { titleMessage, titlesIn, type TitleDesk } from './title';

/** Ranked series that have a title in a language that is read, in order. */
export function rankingGroups(
  scores: Scores,
  { catalogue, languages, desk, limit }: { catalogue: Catalogue; languages: readonly LanguageCode[]; desk: TitleDesk; limit: number },
): wire.ITitleRankingGroup[] {
  return scores
    .flatMap(({ seriesId, score }) => {
      const series = catalogue.series.get(seriesId);
      const titles = series ? titlesIn(series, languages) : [];
      return series && titles.length > 0
        ? [{ originalTitleId: series.titles[0]!.id, titles: titles.map((title) => titleMessage(title, desk)), score }]
        : [];
    })
    .slice(0, limit);
}
