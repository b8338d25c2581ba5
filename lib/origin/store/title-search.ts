import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { limits } from '@/lib/limits';
import { inBatches } from './in-batches';
import { isPostgres } from './is-postgres';
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

/** What a title is found by: at its end as many signs as make a piece of its last letter. */
export function searchText({ name, author }: { name: string; author: string }): string {
  return `${fold(`${name}\n${author}`)}\n\n`;
}

/** For who has written many: SQLite's index of trigrams is left in pieces, which make each search look in several places. */
export async function tidyTitleSearch(db: Kysely<Schema>): Promise<void> {
  if (isPostgres(db)) return;
  await sql`insert into title_search(title_search) values ('optimize')`.execute(db);
}

/** Ids of the titles whose name or author contains a keyword, whatever the case; of very many the first. An empty one is in none. */
export async function findTitles(db: Kysely<Schema>, keyword: string): Promise<number[]> {
  const wanted = fold(keyword.trim());
  if (wanted === '') return [];
  const isShort = [...wanted].length < PIECE;
  // A letter that most names have is soon found in enough of them; to look for it by the index would take longer.
  const among = isShort ? await findWhere(db, containing(db, wanted), db.selectFrom('title_search').select(['rowid', 'text']).orderBy('rowid').limit(FIRST_ROWS)) : [];
  if (among.length === limits.foundTitlesMax) return among;
  const candidates = await (isPostgres(db) ? ofPostgres(wanted, isShort) : ofSqlite(db, wanted, isShort));
  return candidates ? findWhere(db, sql<SqlBool>`${candidates} and ${containing(db, wanted)}`) : [];
}

type Rows = Pick<Schema['title_search'], 'rowid' | 'text'>;

async function findWhere(db: Kysely<Schema>, where: RawBuilder<SqlBool>, rows?: SelectQueryBuilder<Schema, 'title_search', Rows>): Promise<number[]> {
  const from = rows ? db.selectFrom(rows.as('title_search')) : db.selectFrom('title_search');
  const found = await from.select('rowid').where(where).orderBy('rowid').limit(limits.foundTitlesMax).execute();
  return found.map(({ rowid }) => rowid);
}

function containing(db: Kysely<Schema>, wanted: string): RawBuilder<SqlBool> {
  return isPostgres(db) ? sql`strpos(text, ${wanted}) > 0` : sql`instr(text, ${wanted}) > 0`;
}

/** Finds all that contain a text, and some more, by an index. In a pattern an escaped sign would go without it: it stands for any sign. */
function ofPostgres(wanted: string, isShort: boolean): RawBuilder<SqlBool> {
  return isShort ? sql`title_pieces(text) @> array[${wanted}]::text[]` : sql`text like ${`%${wanted.replace(/[%_\\]/g, '_')}%`}`;
}

/**
 * The same of SQLite, which is asked for its pieces of three letters: that is quicker than `like`. Of one letter or two, for all pieces that begin with them; undefined where
 * there are none.
 */
async function ofSqlite(db: Kysely<Schema>, wanted: string, isShort: boolean): Promise<RawBuilder<SqlBool> | undefined> {
  const pieces = isShort ? await piecesFrom(db, wanted) : piecesOf(wanted);
  const asked = pieces.map((piece) => `"${piece.replaceAll('"', '""')}"`).join(isShort ? ' OR ' : ' AND ');
  return pieces.length ? sql`title_search match ${asked}` : undefined;
}

function piecesOf(wanted: string): string[] {
  const letters = [...wanted];
  const starts = [...letters.keys()].filter((at) => at % PIECE === 0).map((at) => Math.min(at, letters.length - PIECE));
  return starts.map((at) => letters.slice(at, at + PIECE).join(''));
}

/** SQLite folds some letters further than they are here, a sigma at a word's end for one: both are looked for. */
async function piecesFrom(db: Kysely<Schema>, letters: string): Promise<string[]> {
  const found: string[] = [];
  for (const start of new Set([letters, [...letters].map(foldFurther).join('')])) {
    const { rows } = await sql<{ term: string }>`select term from title_search_terms where term >= ${start} and term < ${start + LAST_LETTER}`.execute(db);
    found.push(...rows.map(({ term }) => term));
  }
  return found;
}

function foldFurther(letter: string): string {
  const folded = letter.toUpperCase().toLowerCase();
  return [...folded].length === 1 ? folded : letter;
}

/** Letters of a piece of SQLite's index, and of PostgreSQL's. */
const PIECE = 3;
const FIRST_ROWS = 10_000;
/** No letter comes after it. */
const LAST_LETTER = '\u{10ffff}';

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
