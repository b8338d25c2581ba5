import type { BannerPlacement, BannerTable } from '../../store/schema';
import type { CatalogueFile } from '../schema/catalogue-schema';
import type { SeriesFile } from '../schema/series-schema';

type Banners = Partial<Record<BannerPlacement, CatalogueFile['banners']['home']>>;
type Keyed = Omit<BannerTable, 'id' | 'series_id' | 'host_series_id'> & {
  key: string;
  series: string;
  host: string | null;
};

/** All banners, each with what it stays known by, and the series that it shows and stands beside by their names. */
export function bannerRows(
  { banners, rankings }: CatalogueFile,
  series: readonly { slug: string; facts: Pick<SeriesFile, 'banners'> }[],
): Keyed[] {
  const shelves: Banners = {
    home: banners.home,
    featured: banners.featured,
    search: banners.search,
    'ranking-hottest': rankings.hottest,
    'ranking-trending': rankings.trending,
    'ranking-completed': rankings.completed,
  };
  return [...rowsOf(shelves, null), ...series.flatMap(({ slug, facts }) => rowsOf(facts.banners, slug))];
}

function rowsOf(placed: Banners, host: string | null): Keyed[] {
  return (Object.entries(placed) as [BannerPlacement, CatalogueFile['banners']['home']][]).flatMap(
    ([placement, list]) =>
      list.map(({ series, shape, pr }, position) => ({
        key: `${placement}/${host ?? ''}/${position}/${series}`,
        placement,
        position,
        series,
        host,
        shape,
        is_pr: Number(pr),
      })),
  );
}
