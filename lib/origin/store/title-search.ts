import { PostgresAdapter, sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { limits } from '@/lib/limits';
import { inBatches } from './in-batches';
import type { Schema } from './schema';

/** Writes what titles are found by, in place of what was there. */
export async function writeTitleSearch(tx: Kysely<Schema>, titles: readonly { id: number; name: string; author: string }[]): Promise<void> {
  await inBatches(titles, async (batch) => {
    await tx.deleteFrom('title_search').where('rowid', 'in', batch.map(({ id }) => id)).execute();
    await tx
      .insertInto('title_search')
      .values(batch.map((title) => ({ rowid: title.id, text: searchText(title) })))
      .execute();
  });
}

/** What a title is found by. */
export function searchText({ name, author }: { name: string; author: string }): string {
  return fold(`${name}\n${author}`);
}

/** For who has written many: SQLite's index of trigrams is left in pieces, which make each search look in several places. */
export async function tidyTitleSearch(db: Kysely<Schema>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`insert into title_search(title_search) values ('optimize')`.execute(db);
}

/**
 * Ids of the titles whose name or author contains a keyword, whatever the case; of very many the first. An empty one is in none, one of a letter
 * or two is looked for in all.
 */
export async function findTitles(db: Kysely<Schema>, keyword: string): Promise<number[]> {
  const wanted = fold(keyword.trim());
  if (wanted === '') return [];
  const candidates = await db.selectFrom('title_search').select(['rowid', 'text']).where(mayContain(db, wanted)).orderBy('rowid').limit(limits.foundTitlesMax).execute();
  return candidates.filter(({ text }) => text.includes(wanted)).map(({ rowid }) => rowid);
}

/**
 * Finds all that contain a text, and some more, by the index. SQLite is asked for its pieces of three letters, which is quicker than `like`;
 * a text of one or two letters has none. In a pattern an escaped sign would go without the index: it stands for any sign.
 */
function mayContain(db: Kysely<Schema>, wanted: string): RawBuilder<SqlBool> {
  const letters = [...wanted];
  if (letters.length < PIECE || db.getExecutor().adapter instanceof PostgresAdapter) return sql`text like ${`%${wanted.replace(/[%_\\]/g, '_')}%`}`;
  const starts = [...letters.keys()].filter((at) => at % PIECE === 0).map((at) => Math.min(at, letters.length - PIECE));
  const pieces = starts.map((at) => `"${letters.slice(at, at + PIECE).join('').replaceAll('"', '""')}"`);
  return sql`title_search match ${pieces.join(' AND ')}`;
}

const PIECE = 3;

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
