import type { SeriesRecord, TitleRecord } from './catalogue';

const LENGTH = 8;

/** Titles in a title's language, of some popular series, that share most tags with it; the more viewed first among equals. */
export function recommendedTitles(of: TitleRecord, popular: readonly SeriesRecord[]): TitleRecord[] {
  return popular
    .filter((series) => series.id !== of.series.id)
    .flatMap((series) =>
      series.titles
        .filter(({ language }) => language === of.language)
        .map((title) => ({ title, shared: sharedTags(series, of.series) })),
    )
    .sort((a, b) => b.shared - a.shared || b.title.views - a.title.views || a.title.id - b.title.id)
    .slice(0, LENGTH)
    .map(({ title }) => title);
}

function sharedTags(a: SeriesRecord, b: SeriesRecord): number {
  return a.tags.filter((tag) => b.tags.includes(tag)).length;
}
