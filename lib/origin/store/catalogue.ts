import type { Kysely } from 'kysely';
import { limits } from '@/lib/limits';
import type { TtlCache } from '@/lib/ttl-cache';
import type { LanguageCode } from '@/lib/wire/language-codes';
import { Refusal } from '../refusal';
import { inBatches } from './in-batches';
import type { Schema } from './schema';
import { readLatestSeries, readSeries, type Listed, type SeriesRecord, type TitleRecord } from './series';
import type { Texts } from './texts';

export type { SeriesRecord, TitleRecord } from './series';

/** What changes with a publication alone, whatever the catalogue's size. */
export interface Frame {
  tags: ReadonlyMap<string, Texts<string>>;
  labels: ReadonlyMap<string, string>;
  /** How many titles there are in each language that has any. */
  titleCounts: ReadonlyMap<LanguageCode, number>;
}

/** Records that were fetched ahead, for synchronous look-ups. */
interface Preloaded<Value> {
  /** Undefined for what does not exist. @throws Error for what was not fetched */
  get(id: number): Value | undefined;
}

/** Series and titles, of which only those that are asked for are ever in memory. */
export interface Catalogue extends Frame {
  /** Fetches series, by their own ids and by those of their titles, so that they can be looked up. */
  fetch(wanted: { series?: Iterable<number>; titles?: Iterable<number> }): Promise<void>;
  series: Preloaded<SeriesRecord>;
  titles: Preloaded<TitleRecord>;
  /** One title, fetched where it was not; undefined where it never was. */
  title(id: number): Promise<TitleRecord | undefined>;
  /** What was read with it: what changes with a publication alone, and what may be as old as its views. */
  cache: TtlCache;
  /** All series. @throws Refusal where there are more titles than an answer can list */
  all(): Promise<SeriesRecord[]>;
  /** The last updated first; of very many these alone. */
  latest(listed?: Listed): Promise<SeriesRecord[]>;
}

export async function readFrame(db: Kysely<Schema>): Promise<Frame> {
  const [tags, labels, counts] = await Promise.all([
    db.selectFrom('tags').selectAll().orderBy('position').orderBy('slug').execute(),
    db.selectFrom('labels').selectAll().orderBy('position').orderBy('code').execute(),
    db
      .selectFrom('titles')
      .select(({ fn }) => ['language', fn.countAll<number>().as('titles')])
      .groupBy('language')
      .execute(),
  ]);
  return {
    tags: new Map(tags.map(({ slug, names_json }) => [slug, JSON.parse(names_json) as Texts<string>])),
    labels: new Map(labels.map(({ code, name }) => [code, name])),
    titleCounts: new Map(counts.map(({ language, titles }) => [language, Number(titles)])),
  };
}

export function createCatalogue(db: Kysely<Schema>, frame: Frame & Pick<Catalogue, 'cache'>): Catalogue {
  const series = new Map<number, SeriesRecord | undefined>();
  const titles = new Map<number, TitleRecord | undefined>();

  async function fetchSeries(ids: Iterable<number>): Promise<void> {
    await inBatches(missingFrom(series, ids), async (batch) => {
      const found = await readSeries(db, batch);
      for (const id of batch) series.set(id, undefined);
      for (const record of found) {
        series.set(record.id, record);
        for (const title of record.titles) titles.set(title.id, title);
      }
    });
  }

  async function fetchTitles(ids: Iterable<number>): Promise<void> {
    await inBatches(missingFrom(titles, ids), async (batch) => {
      const rows = await db.selectFrom('titles').select('series_id').distinct().where('id', 'in', batch).execute();
      await fetchSeries(rows.map(({ series_id }) => series_id));
      for (const id of missingFrom(titles, batch)) titles.set(id, undefined);
    });
  }

  const fetch: Catalogue['fetch'] = async (wanted) => {
    await Promise.all([fetchSeries(wanted.series ?? []), fetchTitles(wanted.titles ?? [])]);
  };
  async function fetchLatest(listed: Listed, limit: number): Promise<SeriesRecord[]> {
    const ids = await readLatestSeries(db, listed, limit);
    await fetchSeries(ids);
    return ids.flatMap((id) => series.get(id) ?? []);
  }

  return {
    ...frame,
    fetch,
    series: preloaded('Series', series),
    titles: preloaded('Title', titles),
    async title(id) {
      await fetch({ titles: [id] });
      return titles.get(id);
    },
    async all() {
      refuseTooMany(frame.titleCounts);
      return fetchLatest({}, limits.listedTitlesMax);
    },
    latest: async (listed = {}) =>
      upToTitles(await fetchLatest(listed, limits.listedSeriesMax), limits.listedTitlesMax),
  };
}

/** Which of some ids a map has no entry for, each once. */
function missingFrom(known: ReadonlyMap<number, unknown>, ids: Iterable<number>): number[] {
  return [...new Set(ids)].filter((id) => !known.has(id));
}

/** Over a map that has an entry for all that was fetched, also where there was nothing. */
function preloaded<Value>(what: string, known: ReadonlyMap<number, Value | undefined>): Preloaded<Value> {
  return {
    get(id) {
      if (!known.has(id)) throw new Error(`${what} ${id} has not been fetched`);
      return known.get(id);
    },
  };
}

/** As many of some series as have so many titles. */
function upToTitles(all: readonly SeriesRecord[], most: number): SeriesRecord[] {
  let titles = 0;
  return all.filter((series) => (titles += series.titles.length) <= most);
}

/** Said before they are read, for that would take seconds in which nobody else is answered. */
function refuseTooMany(titleCounts: Frame['titleCounts']): void {
  const titles = [...titleCounts.values()].reduce((sum, count) => sum + count, 0);
  if (titles <= limits.listedTitlesMax) return;
  throw new Refusal('broken', {
    status: 501,
    debugInfo: `There are ${titles} titles; one answer lists ${limits.listedTitlesMax} at most.`,
  });
}
