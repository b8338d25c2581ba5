import type { LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { Catalogue, SeriesRecord, TitleRecord } from '../store/catalogue';
import { soonest } from '../store/soonest';
import { labelMessage, tagMessage } from './label';
import { leadTitle, titleMessage, type TitleDesk } from './title';

/** A series with some of its titles, in a list; an empty one where there are none. `language` is that of its name and tags. */
export function seriesGroup(
  series: SeriesRecord,
  titles: readonly TitleRecord[],
  { catalogue, desk, language }: { catalogue: Catalogue; desk: TitleDesk; language: LanguageCode },
): wire.IAllTitlesGroup[] {
  if (titles.length === 0) return [];
  return [
    {
      theTitle: leadTitle(titles, language)?.name,
      titles: titles.map((title) => titleMessage(title, desk)),
      tags: series.tags.map((slug) => tagMessage(catalogue, slug, language)),
      label: labelMessage(catalogue, series.label),
      nextChapterStartTimestamp: soonest(titles.map(({ next_start_at }) => next_start_at)),
    },
  ];
}
