import type { BannerPlacement, BannerTable } from '../store/schema';
import { rng } from './draw/rng';
import { publisherOf } from './publisher-of';
import type { SeriesFacts } from './series-facts';

/** Banners on pages of their own: how many, and in which shape. Home's last one stands among its groups. */
const SHELVES: readonly { placement: BannerPlacement; count: number; shape: BannerTable['shape'] }[] = [
  { placement: 'home', count: 7, shape: 'wide' },
  { placement: 'ranking-hottest', count: 2, shape: 'slim' },
  { placement: 'ranking-trending', count: 1, shape: 'slim' },
  { placement: 'featured', count: 5, shape: 'wide' },
  { placement: 'search', count: 1, shape: 'slim' },
];

/** Where a series has banners beside it, by page. On one page no two banners show the same series. */
const BESIDE: readonly (readonly Beside[])[] = [
  [
    { placement: 'title', on: ({ id }) => id % 3 === 1, count: 1, shape: 'slim' },
    // All his other series: one that has an edition in the reader's language is shown.
    {
      placement: 'publisher',
      on: () => true,
      count: Infinity,
      shape: 'wide',
      among: (other, facts) => publisherOf(other.id) === publisherOf(facts.id),
    },
  ],
  [
    { placement: 'viewer-insert', on: ({ id }) => id % 4 === 2, count: 1, shape: 'wide' },
    { placement: 'viewer', on: ({ id }) => id % 3 === 0, count: 1, shape: 'wide', isPr: true },
    { placement: 'last-page', on: ({ id }) => id % 2 === 0, count: 1, shape: 'slim' },
  ],
];

interface Beside {
  placement: BannerPlacement;
  /** Beside which series. */
  on: (facts: SeriesFacts) => boolean;
  count: number;
  shape: BannerTable['shape'];
  isPr?: boolean;
  /** Which others it may show; any where absent. */
  among?: (other: SeriesFacts, facts: SeriesFacts) => boolean;
}

/** Ids are numbered in blocks by series, so that they stay as series are added. */
const BLOCK = 100;

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
  return [...shelves, ...all.flatMap((facts) => besideRows(facts, all))];
}

function besideRows(facts: SeriesFacts, all: readonly SeriesFacts[]): BannerTable[] {
  const banners = BESIDE.flatMap((page) => {
    const shown = new Set([facts.id]);
    return page.flatMap(({ placement, on, count, shape, isPr = false, among = () => true }) => {
      if (!on(facts)) return [];
      const others = all.filter((other) => !shown.has(other.id) && among(other, facts));
      const chosen = relatives(facts, others).slice(0, count);
      for (const { id } of chosen) shown.add(id);
      return chosen.map(({ id }) => ({
        placement,
        series_id: id,
        host_series_id: facts.id,
        shape,
        is_pr: Number(isPr),
      }));
    });
  });
  return banners.map((banner, position) => ({ id: (facts.id + 9) * BLOCK + position, position, ...banner }));
}

/** Series that readers of this one may like: those with a tag in common first, not the same ones for every series. */
function relatives(facts: SeriesFacts, others: readonly SeriesFacts[]): SeriesFacts[] {
  const isAlike = ({ tags }: SeriesFacts) => tags.some((tag) => facts.tags.includes(tag));
  const alike = others.filter(isAlike);
  const turn = alike.length > 0 ? facts.id % alike.length : 0;
  return [...alike.slice(turn), ...alike.slice(0, turn), ...others.filter((other) => !isAlike(other))];
}
