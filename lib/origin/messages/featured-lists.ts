import type { LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { Catalogue } from '../store/catalogue';
import type { FeaturedList } from '../store/shelves';
import { textIn } from '../store/texts';
import { titleMessage, titlesIn, type TitleDesk } from './title';

const MIN_TITLES = 2;

/** Lists of titles in languages that are read; one that would be all but empty is left out. */
export function featuredLists(
  lists: readonly FeaturedList[],
  {
    catalogue,
    desk,
    languages,
    language,
  }: { catalogue: Catalogue; desk: TitleDesk; languages: readonly LanguageCode[]; language: LanguageCode },
): wire.ITitleList[] {
  return lists
    .map(({ id, names, seriesIds }) => ({
      id,
      name: textIn(names, language) ?? '',
      titles: seriesIds.flatMap((seriesId) => titlesIn(catalogue.series.get(seriesId)!, languages)),
    }))
    .filter(({ titles }) => titles.length >= MIN_TITLES)
    .map(({ id, name, titles }) => ({
      containerId: id,
      listName: name,
      featuredTitles: titles.map((title) => titleMessage(title, desk)),
    }));
}
