import { sql, type Kysely } from 'kysely';
import { dayOf } from '../day';
import type { Schema } from '../store/schema';
import { CATALOGUE_TABLES } from '../store/catalogue-tables';
import { CATALOGUE_KEY } from '../store/create-store';
import { recountPopularity } from '../store/popularity';
import { tidyTitleSearch, writeTitleSearch } from '../store/title-search';
import { holdWriters } from '../store/hold-writers';
import { upsert } from '../store/upsert';
import { catalogueOf, type Catalogue, type DemoTable } from './catalogue';

/** Raised when the same number and day give other rows than before. */
const CATALOGUE_VERSION = 11;

/** Parents before children, each with its key. */
const KEYS = { ...CATALOGUE_TABLES, series_views: ['series_id', 'day'], comments: ['id'] } satisfies Record<
  DemoTable,
  readonly string[]
>;

/** Tables that nothing of a reader's points to: they are emptied first, so that what left the catalogue is gone. */
const REPLACED = [
  'popups',
  'publisher_news',
  'announcements',
  'featured_list_series',
  'featured_lists',
  'banners',
  'series_tags',
] as const;

/** What a store that is up to date has on record. */
function demoMark({ seed, now }: { seed: number; now: number }): string {
  return `${CATALOGUE_VERSION}/${seed}/${dayOf(now)}`;
}

/**
 * Writes the demo's catalogue as of `now`, in seconds, in one transaction. Readers' favourites, likes and views stay.
 * @throws Error in one sentence where a publisher's catalogue would be overwritten
 */
export async function seedDemo(db: Kysely<Schema>, { seed, now }: { seed: number; now: number }): Promise<void> {
  const mark = demoMark({ seed, now });
  await db.transaction().execute(async (tx) => {
    // Writing first takes the write lock, so that of two processes the second finds the work done.
    await upsert(tx, 'meta', ['key'], [{ key: 'seeding', value: mark }]);
    const done = await tx.selectFrom('meta').select('value').where('key', '=', 'demo').executeTakeFirst();
    if (done?.value === mark) return;
    if (!done) await refusePublished(tx);
    await holdWriters(tx);
    const catalogue = catalogueOf({ seed, now });
    for (const table of REPLACED) await tx.deleteFrom(table).execute();
    await tx.updateTable('series_views').set({ seeded_views: 0 }).execute();
    for (const table of Object.keys(KEYS) as DemoTable[]) await upsert(tx, table, KEYS[table], catalogue[table]);
    await withdrawSurplus(tx, catalogue.chapters);
    await writeTitleSearch(tx, searchRows(catalogue));
    await tidyTitleSearch(tx);
    await recountPopularity(tx, dayOf(now));
    const comments = sql<number>`(select count(*) from comments where comments.chapter_id = chapters.id)`;
    await tx.updateTable('chapters').set({ comment_count: comments }).where('comment_count', '<>', comments).execute();
    await upsert(
      tx,
      'meta',
      ['key'],
      [
        { key: 'demo', value: mark },
        { key: CATALOGUE_KEY, value: `demo ${mark}` },
      ],
    );
  });
}

async function refusePublished(tx: Kysely<Schema>): Promise<void> {
  const published = await tx.selectFrom('published_keys').select('key').limit(1).executeTakeFirst();
  if (published)
    throw new Error(
      'This data folder or database has a publisher’s catalogue in it, which the demo would overwrite: set DEMO_SEED=off, or name a new one in DATA_DIR or DATABASE_URL.',
    );
}

function searchRows({ series, titles }: Catalogue): { id: number; name: string; author: string }[] {
  const authors = new Map(series.map(({ id, author }) => [id, author]));
  return titles.map(({ id, name, series_id }) => ({ id, name, author: authors.get(series_id) ?? '' }));
}

/** Chapters beyond a title's newest: left from a later day, when the clock was set back or the story has started over. */
async function withdrawSurplus(
  tx: Kysely<Schema>,
  chapters: readonly { title_id: number; number: number }[],
): Promise<void> {
  const newest = new Map<number, number>();
  for (const { title_id, number } of chapters) newest.set(title_id, Math.max(number, newest.get(title_id) ?? 0));
  for (const [titleId, number] of newest) {
    await tx.deleteFrom('chapters').where('title_id', '=', titleId).where('number', '>', number).execute();
  }
}
