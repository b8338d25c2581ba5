import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { foldPhrase } from '@/lib/fold';
import { limits } from '@/lib/limits';
import type { LanguageCode } from '@/lib/wire/language-codes';
import { inBatches } from './in-batches';
import { isPostgres } from './is-postgres';
import type { Schema } from './schema';

/** Writes what titles are found by, in place of what was there. */
export async function writeTitleSearch(
  tx: Kysely<Schema>,
  titles: readonly { id: number; name: string; author: string }[],
): Promise<void> {
  await inBatches(titles, async (batch) => {
    await tx
      .deleteFrom('title_search')
      .where(
        'rowid',
        'in',
        batch.map(({ id }) => id),
      )
      .execute();
    await tx
      .insertInto('title_search')
      .values(batch.map((title) => ({ rowid: title.id, text: searchText(title) })))
      .execute();
  });
}

/** What a title is found by, folded as keywords are. The trailing newlines let the last letter form a trigram. */
export function searchText({ name, author }: { name: string; author: string }): string {
  return `${foldPhrase(name)}\n${foldPhrase(author)}\n\n`;
}

/** For who has written many: SQLite's index of trigrams is left in pieces, which make each search look in several places. */
export async function tidyTitleSearch(db: Kysely<Schema>): Promise<void> {
  if (isPostgres(db)) return;
  await sql`insert into title_search(title_search) values ('optimize')`.execute(db);
}

/**
 * Ids of the titles, of all languages or of some, whose name or author contains a keyword, both folded; of very many the first. An empty one is in none.
 */
export async function findTitles(
  db: Kysely<Schema>,
  keyword: string,
  languages?: readonly LanguageCode[],
): Promise<number[]> {
  const wanted = foldPhrase(keyword);
  if (wanted === '') return [];
  const isShort = [...wanted].length < PIECE;
  if (isShort) {
    if (!isPostgres(db) && (await piecesFrom(db, wanted, 1)).length === 0) return [];
    // A letter that most names have is soon found in enough of them; to look for it by the index would take longer.
    const among = await idsOf(
      db.selectFrom(firstRows(db, languages).as('title_search')).select('rowid').where(containing(db, wanted)),
    );
    if (among.length === limits.foundTitlesMax || (languages && (await areAllFirst(db, languages)))) return among;
  }
  const candidates = await (isPostgres(db) ? ofPostgres(wanted, isShort) : ofSqlite(db, wanted, isShort));
  if (!candidates) return [];
  const found = db.selectFrom('title_search').select('rowid').where(candidates).where(containing(db, wanted));
  return idsOf(
    found.$if(languages !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('titles')
            .select('titles.id')
            .whereRef('titles.id', '=', 'title_search.rowid')
            .where('titles.language', 'in', languages ?? []),
        ),
      ),
    ),
  );
}

async function idsOf(
  found: SelectQueryBuilder<Schema, 'title_search', Pick<Schema['title_search'], 'rowid'>>,
): Promise<number[]> {
  const rows = await found.orderBy('rowid').limit(limits.foundTitlesMax).execute();
  return rows.map(({ rowid }) => rowid);
}

function firstRows(db: Kysely<Schema>, languages?: readonly LanguageCode[]) {
  if (!languages) return db.selectFrom('title_search').select(['rowid', 'text']).orderBy('rowid').limit(FIRST_ROWS);
  // SQLite goes through a cross join in the order that is written: a language that is rare is found by its index.
  return db
    .selectFrom('titles')
    .crossJoin('title_search')
    .select(['title_search.rowid', 'title_search.text'])
    .whereRef('title_search.rowid', '=', 'titles.id')
    .where('titles.language', 'in', languages)
    .orderBy('titles.id')
    .limit(FIRST_ROWS);
}

/** Whether some languages have no more titles than those that are looked at first. */
async function areAllFirst(db: Kysely<Schema>, languages: readonly LanguageCode[]): Promise<boolean> {
  return !(await db
    .selectFrom('titles')
    .select('id')
    .where('language', 'in', languages)
    .offset(FIRST_ROWS)
    .limit(1)
    .executeTakeFirst());
}

function containing(db: Kysely<Schema>, wanted: string): RawBuilder<SqlBool> {
  return isPostgres(db) ? sql`strpos(text, ${wanted}) > 0` : sql`instr(text, ${wanted}) > 0`;
}

/** Finds all that contain a text, and some more, by an index. In a pattern an escaped sign would go without it: it stands for any sign. */
function ofPostgres(wanted: string, isShort: boolean): RawBuilder<SqlBool> {
  return isShort
    ? sql`title_pieces(text) @> array[${wanted}]::text[]`
    : sql`text like ${`%${wanted.replace(/[%_\\]/g, '_')}%`}`;
}

/**
 * The same of SQLite, which is asked for its pieces of three letters: that is quicker than `like`. Of one letter or two, for all pieces that begin with them; undefined where
 * there are none.
 */
async function ofSqlite(
  db: Kysely<Schema>,
  wanted: string,
  isShort: boolean,
): Promise<RawBuilder<SqlBool> | undefined> {
  const pieces = isShort ? await piecesFrom(db, wanted) : piecesOf(wanted);
  const asked = pieces.map((piece) => `"${piece.replaceAll('"', '""')}"`).join(isShort ? ' OR ' : ' AND ');
  return pieces.length ? sql`title_search match ${asked}` : undefined;
}

function piecesOf(wanted: string): string[] {
  const letters = [...wanted];
  const starts = [...letters.keys()].filter((at) => at % PIECE === 0).map((at) => Math.min(at, letters.length - PIECE));
  return starts.map((at) => letters.slice(at, at + PIECE).join(''));
}

/** The trigrams of SQLite's index that begin with letters. Looking up one trigram is cheap; listing all of them scans the index. */
async function piecesFrom(db: Kysely<Schema>, letters: string, most = -1): Promise<string[]> {
  const { rows } = await sql<{
    term: string;
  }>`select term from title_search_terms where term >= ${letters} and term < ${letters + LAST_LETTER} limit ${most}`.execute(
    db,
  );
  return rows.map(({ term }) => term);
}

/** Letters of a piece of SQLite's index, and of PostgreSQL's. */
const PIECE = 3;
/** So many titles are read in some 5 ms. Who looks for letters that are in few pays that for nothing. */
const FIRST_ROWS = 5_000;
/** No letter comes after it. */
const LAST_LETTER = '\u{10ffff}';
