import type { BannerPlacement, BannerTable } from '../store/schema';
import { rng } from './draw/rng';
import type { SeriesFacts } from './series-facts';

/** Banners on pages of their own: how many, and in which shape. Home's last one stands among its groups. */
const SHELVES: readonly { placement: BannerPlacement; count: number; shape: BannerTable['shape'] }[] = [
  { placement: 'home', count: 7, shape: 'wide' },
  { placement: 'ranking-hottest', count: 2, shape: 'slim' },
  { placement: 'ranking-trending', count: 1, shape: 'slim' },
  { placement: 'featured', count: 5, shape: 'wide' },
  { placement: 'search', count: 1, shape: 'slim' },
];

/** Banners beside a series: those of every series are numbered in blocks, so that their ids stay as series are added. */
const BESIDE: readonly { placement: BannerPlacement; on: (facts: SeriesFacts) => boolean; shape: BannerTable['shape'] }[] = [
  { placement: 'title', on: ({ id }) => id % 3 === 1, shape: 'slim' },
  { placement: 'publisher', on: () => true, shape: 'wide' },
  { placement: 'viewer-insert', on: ({ id }) => id % 4 === 2, shape: 'wide' },
  { placement: 'viewer', on: ({ id }) => id % 3 === 0, shape: 'wide' },
  { placement: 'last-page', on: ({ id }) => id % 2 === 0, shape: 'slim' },
];

/** Which series are advertised where. */
export function bannerRows(all: readonly SeriesFacts[], seed: number): BannerTable[] {
  const popular = [...all].sort((a, b) => b.popularity - a.popularity);
  const shelves = SHELVES.flatMap(({ placement, count, shape }, shelf) => {
    const random = rng(`${seed}/banners/${placement}`);
    const start = random.int(0, popular.length - 1);
    return Array.from({ length: Math.min(count, popular.length) }, (_, position): BannerTable => ({
      id: shelf * 20 + position + 1,
      placement,
      position,
      series_id: popular[(start + position) % popular.length]!.id,
      host_series_id: null,
      shape,
      is_pr: 0,
    }));
  });
  const beside = all.flatMap((facts) =>
    BESIDE.flatMap(({ placement, on, shape }, position): BannerTable[] => {
      const other = relative(facts, all, position);
      if (!on(facts) || !other) return [];
      return [{ id: 1000 + facts.id * 10 + position, placement, position, series_id: other.id, host_series_id: facts.id, shape, is_pr: Number(position === 3) }];
    }),
  );
  return [...shelves, ...beside];
}

/** A series that readers of this one may like: another one with a tag in common, a different one for each place. */
function relative(facts: SeriesFacts, all: readonly SeriesFacts[], place: number): SeriesFacts | undefined {
  const others = all.filter(({ id }) => id !== facts.id);
  const alike = others.filter(({ tags }) => tags.some((tag) => facts.tags.includes(tag)));
  const choice = alike.length > 0 ? alike : others;
  return choice[(facts.id + place) % choice.length];
}
