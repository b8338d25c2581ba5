import { titleIdOf } from '@/lib/origin/title-id';
import { limits } from '@/lib/limits';
import { measuredSeries, RARE_WORD } from './synthetic-series';

/** A page whose rendering is measured at all sizes. */
export interface GrownPage {
  name: string;
  /** In a catalogue of so many series; each round may ask for another. */
  pathIn: (size: number, round: number) => string;
  /** It tells of no more than so many series, and grows until there are as many. */
  growsTo?: number;
  /** It lists all that there is, or all that was found, or counts it once after a publication: it takes at most so many ms of the processor. */
  most?: number;
  /** With the most series it takes long, so that a few rounds tell of it; what is soon made needs more of them. */
  isLong?: true;
  /** It is made at every ask, and too soon for one to be told from none: so many in a row are measured. */
  asks?: number;
}

/** Of the processor, in ms: to count or find all, and to list as much as one page lists at most. */
const COUNTED_MS = 1_000;
const LISTED_MS = 5_000;

const fixed = (path: string) => () => path;
const found = (keyword: string) => fixed(`/search_result?keyword=${encodeURIComponent(keyword)}`);
const FEATURED = fixed('/featured');
const SITEMAPS = fixed('/sitemap.xml');

/** In the order in which they are asked for after a publication. */
export const GROWN_PAGES: readonly GrownPage[] = [
  { name: 'first page after a publication', pathIn: FEATURED, most: COUNTED_MS },
  { name: 'sitemap index, first after a publication', pathIn: SITEMAPS, most: COUNTED_MS },
  { name: 'home', pathIn: fixed('/updates') },
  {
    name: 'title',
    pathIn: (size, round) => `/titles/${titleIdOf(measuredSeries(size)[round % measuredSeries(size).length]!, 'eng')}`,
  },
  { name: 'ranking', pathIn: fixed('/ranking/hottest') },
  { name: 'sitemap index', pathIn: SITEMAPS, asks: 20 },
  { name: 'search, nothing typed', pathIn: fixed('/search_result') },
  { name: 'search, a rare word', pathIn: found(RARE_WORD) },
  { name: 'search, two letters in no name', pathIn: found('qx') },
  { name: 'search, a letter in no name', pathIn: found('ж') },
  { name: 'search, a common word', pathIn: found('garden'), most: COUNTED_MS, isLong: true },
  { name: 'search, a common letter', pathIn: found('e'), growsTo: limits.foundTitlesMax },
  { name: 'list', pathIn: fixed('/manga_list/ongoing'), most: LISTED_MS, isLong: true },
  {
    name: 'first sitemap of titles',
    pathIn: fixed('/sitemaps/titles-1.xml'),
    growsTo: limits.cataloguePartEntries,
    isLong: true,
  },
];
