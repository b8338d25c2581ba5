import type { Kysely } from 'kysely';

import { dayOf } from '@/lib/origin/day';
import { CATALOGUE_TABLES } from '@/lib/origin/store/catalogue-tables';
import { CATALOGUE_KEY } from '@/lib/origin/store/create-store';
import { SCHEDULE_KEY } from '@/lib/origin/store/follow-schedule';
import { migrate } from '@/lib/origin/store/migrate';
import { openDatabase } from '@/lib/origin/store/open-database';
import { recountPopularity } from '@/lib/origin/store/popularity';
import type { Schema } from '@/lib/origin/store/schema';
import { tidyTitleSearch, writeTitleSearch } from '@/lib/origin/store/title-search';
import { upsert } from '@/lib/origin/store/upsert';

import { rowsAfterSeries, rowsBeforeSeries } from './synthetic-rows';
import { measuredSeries, syntheticSeries } from './synthetic-series';

const BATCH = 1_000;

const KEYS: Partial<Record<keyof Schema, readonly string[]>> = {
  ...CATALOGUE_TABLES,
  series_views: ['series_id', 'day'],
  favorites: ['session_id', 'title_id'],
  chapter_views: ['session_id', 'chapter_id', 'day'],
  meta: ['key'],
};

/**
 * Writes a catalogue of so many series into an empty data folder; the same one for the same number and day. What the measured calls return
 * has the same size in every catalogue: a larger one only has more beside it.
 */
export async function growCatalogue(dataDir: string, size: number): Promise<void> {
  const started = performance.now();
  const db = openDatabase({ dataDir });
  await migrate(db);
  await db.transaction().execute((tx) => writeCatalogue(tx, size, Math.floor(Date.now() / 1000)));
  await db.destroy();
  console.log(`Wrote ${size.toLocaleString('en')} series in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function writeCatalogue(db: Kysely<Schema>, size: number, now: number): Promise<void> {
  const measured = measuredSeries(size);
  const indexOf = new Map(measured.map((id, index) => [id, index]));
  await writeRows(db, rowsBeforeSeries());
  for (let start = 1; start <= size; start += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, size - start + 1) }, (_, index) => start + index);
    const parts = ids.map((id) => syntheticSeries(id, { measured: indexOf.get(id), size, now }));
    for (const table of ['series', 'series_tags', 'titles', 'chapters', 'series_views'] as const)
      await writeRows(db, { [table]: parts.flatMap((part): object[] => part[table]) });
    await writeTitleSearch(
      db,
      parts.flatMap(({ series, titles }) =>
        titles.map(({ id, name }) => ({ id: Number(id), name, author: series[0]!.author })),
      ),
    );
  }
  await writeRows(db, rowsAfterSeries({ measured, size, now }));
  await recountPopularity(db, dayOf(now));
  await tidyTitleSearch(db);
  await db
    .updateTable('chapters')
    .set(({ selectFrom, fn }) => ({
      comment_count: selectFrom('comments')
        .select(fn.countAll<number>().as('count'))
        .whereRef('comments.chapter_id', '=', 'chapters.id'),
    }))
    .where('id', 'in', (of) => of.selectFrom('comments').select('chapter_id'))
    .execute();
  // As after a publication: no release is waiting.
  await writeRows(db, {
    meta: [
      { key: CATALOGUE_KEY, value: `synthetic ${size}` },
      { key: SCHEDULE_KEY, value: String(now) },
    ],
  });
}

/** Tables in the order of the object's keys: referenced ones first. */
async function writeRows(db: Kysely<Schema>, rows: { [Table in keyof Schema]?: object[] }): Promise<void> {
  for (const [table, some] of Object.entries(rows) as [keyof Schema, never[]][])
    await upsert(db, table, KEYS[table] ?? ['id'], some);
}
