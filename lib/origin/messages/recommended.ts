import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Catalogue, TitleRecord } from '../store/catalogue';

const LENGTH = 8;

/** Titles in a language that share most tags with a series; the more viewed first among equals. */
export function recommendedTitles(
  of: TitleRecord,
  { catalogue, language, views }: { catalogue: Catalogue; language: LanguageCode; views: ReadonlyMap<number, number> },
): TitleRecord[] {
  const shared = (title: TitleRecord) => title.series.tags.filter((tag) => of.series.tags.includes(tag)).length;
  return [...catalogue.titles.values()]
    .filter((title) => title.language === language && title.series.id !== of.series.id)
    .map((title) => ({ title, shared: shared(title), views: views.get(title.id) ?? 0 }))
    .sort((a, b) => b.shared - a.shared || b.views - a.views)
    .slice(0, LENGTH)
    .map(({ title }) => title);
}
