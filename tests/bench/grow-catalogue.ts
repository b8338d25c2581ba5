import type { Insertable, Kysely } from 'kysely';
import { dayOf } from '@/lib/origin/day';
import { CATALOGUE_TABLES } from '@/lib/origin/store/catalogue-tables';
import { CATALOGUE_KEY } from '@/lib/origin/store/create-store';
import { SCHEDULE_KEY } from '@/lib/origin/store/follow-schedule';
import { migrate } from '@/lib/origin/store/migrate';
import { recountPopularity } from '@/lib/origin/store/popularity';
import type { Schema } from '@/lib/origin/store/schema';
import { tidyTitleSearch, writeTitleSearch } from '@/lib/origin/store/title-search';
import { upsert } from '@/lib/origin/store/upsert';
import { readerRows } from './synthetic-readers';
import { measuredSeries, syntheticSeries } from './synthetic-series';
import { groundRows, shelfRows } from './synthetic-shelves';

const SERIES_AT_ONCE = 1_000;

const KEYS: Partial<Record<keyof Schema, readonly string[]>> = {
  ...CATALOGUE_TABLES,
  series_views: ['series_id', 'day'],
  favorites: ['session_id', 'title_id'],
  chapter_views: ['session_id', 'chapter_id', 'day'],
};

/**
 * Writes a catalogue of so many series into an empty database, in one transaction; the same number and day give the same one. What
 * the measured calls answer is of the same size in all of them: there is only more beside it.
 * @param now seconds
 */
export async function growCatalogue(db: Kysely<Schema>, { size, now }: { size: number; now: number }): Promise<void> {
  await migrate(db);
  const measured = measuredSeries(size);
  const placeOf = new Map(measured.map((id, place) => [id, place]));
  await db.transaction().execute(async (tx) => {
    await writeAll(tx, groundRows());
    for (let start = 1; start <= size; start += SERIES_AT_ONCE) {
      const ids = Array.from({ length: Math.min(SERIES_AT_ONCE, size - start + 1) }, (_, index) => start + index);
      const rows = merged(ids.map((id) => syntheticSeries(id, { measured: placeOf.get(id), size, now })));
      await writeAll(tx, rows);
      const authors = new Map(rows.series?.map(({ id, author }) => [id, author]));
      await writeTitleSearch(
        tx,
        (rows.titles ?? []).map(({ id, name, series_id }) => ({ id, name, author: authors.get(series_id) ?? '' })),
      );
    }
    await writeAll(tx, shelfRows({ measured, size, now }));
    await writeAll(tx, readerRows({ measured, now }));
    await recountPopularity(tx, dayOf(now));
    await tidyTitleSearch(tx);
    await tx
      .updateTable('chapters')
      .set(({ selectFrom, fn }) => ({
        comment_count: selectFrom('comments')
          .select(fn.countAll<number>().as('count'))
          .whereRef('comments.chapter_id', '=', 'chapters.id'),
      }))
      .where('id', 'in', (of) => of.selectFrom('comments').select('chapter_id'))
      .execute();
    // As a publication leaves it: up to now nothing waits to be followed.
    await upsert(
      tx,
      'meta',
      ['key'],
      [
        { key: CATALOGUE_KEY, value: `synthetic ${size}` },
        { key: SCHEDULE_KEY, value: String(now) },
      ],
    );
  });
}

type Rows = { [Table in keyof Schema]?: Insertable<Schema[Table]>[] };

/** Tables in the order they are written: parents first. */
async function writeAll(db: Kysely<Schema>, rows: Rows): Promise<void> {
  for (const table of Object.keys(rows) as (keyof Schema)[])
    await upsert(db, table, KEYS[table] ?? ['id'], rows[table] ?? []);
}

function merged(parts: readonly ReturnType<typeof syntheticSeries>[]): Rows {
  const [first] = parts;
  if (!first) return {};
  const tables = Object.keys(first) as (keyof typeof first)[];
  return Object.fromEntries(tables.map((table) => [table, parts.flatMap((part): unknown[] => part[table])]));
}
