import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { inBatches } from './in-batches';
import type { Schema } from './schema';

/** Writes what titles are found by, in place of what was there. */
export async function writeTitleSearch(tx: Kysely<Schema>, titles: readonly { id: number; name: string; author: string }[]): Promise<void> {
  await inBatches(titles, async (batch) => {
    await tx.deleteFrom('title_search').where('rowid', 'in', batch.map(({ id }) => id)).execute();
    await tx
      .insertInto('title_search')
      .values(batch.map(({ id, name, author }) => ({ rowid: id, text: fold(`${name}\n${author}`) })))
      .execute();
  });
}

/** For who has written many: SQLite's index of trigrams is left in pieces, which make each search look in several places. */
export async function tidyTitleSearch(db: Kysely<Schema>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`insert into title_search(title_search) values ('optimize')`.execute(db);
}

/** Ids of the titles whose name or author contains a keyword, whatever the case; an empty one is in none. */
export async function findTitles(db: Kysely<Schema>, keyword: string): Promise<number[]> {
  const wanted = fold(keyword.trim());
  if (wanted === '') return [];
  // An escaped pattern would go without the index: what has a meaning in patterns stands for any character, and is compared afterwards.
  const pattern = `%${wanted.replace(/[%_\\]/g, '_')}%`;
  const rows = await db.selectFrom('title_search').select(['rowid', 'text']).where('text', 'like', pattern).orderBy('rowid').execute();
  return rows.filter(({ text }) => text.includes(wanted)).map(({ rowid }) => rowid);
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
