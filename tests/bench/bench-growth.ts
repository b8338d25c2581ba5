import path from 'node:path';
import type { Kysely } from 'kysely';

import { limits } from '@/lib/limits';
import { CATALOGUE_KEY } from '@/lib/origin/store/create-store';
import { openDatabase } from '@/lib/origin/store/open-database';
import type { Schema } from '@/lib/origin/store/schema';
import { upsert } from '@/lib/origin/store/upsert';
import { titleIdOf } from '@/lib/origin/title-id';

import { formatCount, type Figure } from './figure';
import { growCatalogue } from './grow-catalogue';
import { median } from './median';
import type { SiteBenchOptions } from './options';
import { readMetrics } from './read-metrics';
import { measuredSeries, RARE_WORD } from './synthetic-series';

const TOKENS = { METRICS_TOKEN: 'bench-metrics-token', REVALIDATE_TOKEN: 'bench-revalidate-token' };
/** A process compiles code in its first rounds. */
const WARM_UP_ROUNDS = 2;
/** Pages that render quickly need more rounds: with 20 ms, other work of the machine shows. */
const SHORT_ROUNDS = 3;
const LIMITS = {
  /** Processor time with the largest catalogue, in that with the smallest. */
  growth: 1.5,
  /** Milliseconds of processor time: to count or search the whole catalogue, and to list as much as one page may. */
  counting: 1_000,
  listing: 5_000,
};

interface GrowingPage {
  name: string;
  /** In a catalogue of so many series, in one of the rounds. */
  pathOf: (size: number, round: number) => string;
  /** It shows at most so many series, and grows up to there. */
  growsTo?: number;
  /** It depends on the whole catalogue: its processor time is limited, not its growth. */
  most?: number;
  /** It takes long with the most series, so that few rounds suffice. */
  isLong?: true;
}

const fixed = (url: string) => () => url;
const search = (keyword: string) => fixed(`/search_result?keyword=${encodeURIComponent(keyword)}`);

/** In the order of the requests after a publication. */
const PAGES: readonly GrowingPage[] = [
  { name: 'first page after a publication', pathOf: fixed('/featured'), most: LIMITS.counting },
  { name: 'sitemap index', pathOf: fixed('/sitemap.xml'), most: LIMITS.counting },
  { name: 'home', pathOf: fixed('/updates') },
  {
    name: 'title',
    pathOf: (size, round) => `/titles/${titleIdOf(measuredSeries(size)[round % measuredSeries(size).length]!, 'eng')}`,
  },
  { name: 'ranking', pathOf: fixed('/ranking/hottest') },
  { name: 'search, nothing typed', pathOf: fixed('/search_result') },
  { name: 'search, a rare word', pathOf: search(RARE_WORD) },
  { name: 'search, two letters in no name', pathOf: search('qx') },
  { name: 'search, a letter in no name', pathOf: search('ж') },
  { name: 'search, a common word', pathOf: search('garden'), most: LIMITS.counting, isLong: true },
  { name: 'search, a common letter', pathOf: search('e'), growsTo: limits.foundTitlesMax },
  { name: 'list', pathOf: fixed('/manga_list/ongoing'), most: LIMITS.listing, isLong: true },
  {
    name: 'first sitemap of titles',
    pathOf: fixed('/sitemaps/titles-1.xml'),
    growsTo: limits.cataloguePartEntries,
    isLong: true,
  },
];

interface Rendering {
  status: number;
  isCached: boolean;
  milliseconds: number;
  /** Processor time of the site, in ms. */
  processor: number;
  bytes: number;
}

interface Site {
  size: number;
  address: string;
  db: Kysely<Schema>;
  close: () => Promise<void>;
  /** By page, over the rounds. */
  renderings: Rendering[][];
}

/** The cost of rendering pages after a publication, which has invalidated all caches, by the size of the catalogue. */
export async function bench({ sizes, rounds, scratch, serve }: SiteBenchOptions): Promise<Figure[]> {
  const sites: Site[] = [];
  try {
    for (const size of sizes) {
      const dataDir = path.join(scratch, String(size));
      await growCatalogue(dataDir, size);
      const served = await serve(dataDir, TOKENS);
      sites.push({ ...served, size, db: openDatabase({ dataDir }), renderings: PAGES.map(() => []) });
    }
    for (let round = 0; round < WARM_UP_ROUNDS + rounds * SHORT_ROUNDS; round++) {
      await Promise.all(sites.map((site) => publish(site, round)));
      for (const [index, { pathOf, isLong }] of PAGES.entries()) {
        if (isLong && round >= WARM_UP_ROUNDS + rounds) continue;
        for (const site of sites) {
          const rendering = await render(site.address, pathOf(site.size, round));
          if (round >= WARM_UP_ROUNDS) site.renderings[index]!.push(rendering);
        }
      }
      console.log(`Measured round ${round + 1}`);
    }
    return PAGES.map((page, index) =>
      pageFigure(
        page,
        sites.map(({ size, renderings }) => ({ size, renderings: renderings[index]! })),
      ),
    );
  } finally {
    for (const { close, db } of sites) {
      await close();
      await db.destroy();
    }
  }
}

/** Invalidates the caches of origin and site. */
async function publish({ address, db, size }: Site, round: number): Promise<void> {
  await upsert(db, 'meta', ['key'], [{ key: CATALOGUE_KEY, value: `synthetic ${size}, round ${round}` }]);
  const headers = { authorization: `Bearer ${TOKENS.REVALIDATE_TOKEN}` };
  const { status } = await fetch(`${address}/revalidate`, { method: 'POST', headers });
  if (status !== 204) throw new Error(`${address}/revalidate was answered with ${status}`);
}

async function render(address: string, at: string): Promise<Rendering> {
  const processorTime = async () => (await readMetrics(address, TOKENS.METRICS_TOKEN)).processorSeconds * 1_000;
  // Both differences contain the cost of reading the metrics.
  const [start, idle] = [await processorTime(), await processorTime()];
  const before = performance.now();
  const response = await fetch(address + at, { redirect: 'error' });
  const { byteLength: bytes } = await response.arrayBuffer();
  const milliseconds = performance.now() - before;
  const processor = Math.max(0, (await processorTime()) - idle - (idle - start));
  const isCached = response.headers.get('x-nextjs-cache') === 'HIT';
  return { status: response.status, isCached, milliseconds, processor, bytes };
}

interface Sized {
  size: number;
  renderings: readonly Rendering[];
}

/** The largest processor time, absolute or in that of the smallest catalogue in which the page has its full size. NaN when a response was no new page. */
function pageFigure({ name, growsTo = 0, most }: GrowingPage, sizes: readonly Sized[]): Figure {
  const isValid = sizes.every(({ renderings }) =>
    renderings.every(({ status, isCached }) => status === 200 && !isCached),
  );
  const worst = (among: readonly Sized[]) => Math.max(...among.map(({ renderings }) => processorOf(renderings)));
  const figure = { what: name, beside: sizes.map(format).join('; ') };
  if (most !== undefined)
    return { ...figure, value: isValid ? worst(sizes) : NaN, unit: 'ms of processor', limit: { most } };
  const grown = sizes.filter(({ size }) => size >= growsTo);
  const compared = grown.length > 1 ? grown : sizes;
  return {
    ...figure,
    value: isValid ? worst(compared) / processorOf(compared[0]!.renderings) : NaN,
    unit: `of ${formatCount(compared[0]!.size)} series`,
    ...(grown.length > 1 && { limit: { most: LIMITS.growth } }),
  };
}

/** The first quartile: other work of the process can only add to a page's time. The very lowest may be too low, by work while the metrics were read. */
function processorOf(renderings: readonly Rendering[]): number {
  const sorted = renderings.map(({ processor }) => processor).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 4)]!;
}

function format({ size, renderings }: Sized): string {
  const invalid = renderings.find(({ status, isCached }) => status !== 200 || isCached);
  if (invalid) return `${formatCount(size)}: ${invalid.isCached ? 'cached' : invalid.status}`;
  const latency = median(renderings.map(({ milliseconds }) => milliseconds));
  const kibibytes = median(renderings.map(({ bytes }) => bytes)) / 1_024;
  return `${formatCount(size)}: ${processorOf(renderings).toFixed(1)} ms of processor, ${latency.toFixed(0)} ms, ${formatCount(kibibytes)} KiB`;
}
