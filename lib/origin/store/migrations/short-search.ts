import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely';

/**
 * Has one letter or two be looked for by an index too. Two line ends behind each text of `title_search` make its last letters begin a piece of three as all others do, and
 * `title_search_terms` (term: a piece) lists the pieces in order, so that those that begin with a letter are found among them. PostgreSQL has an index of letters and pairs instead.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await sql`update title_search set text = text || ${'\n\n'}`.execute(db);
  if (!isPostgres) {
    await sql`create virtual table title_search_terms using fts5vocab('title_search', 'row')`.execute(db);
    return;
  }
  await sql`create or replace function title_pieces(text) returns text[] language sql immutable parallel safe as $$
    select array_agg(distinct piece) from generate_series(1, length($1)) place, unnest(array[substr($1, place, 1), substr($1, place, 2)]) piece $$`.execute(
    db,
  );
  await sql`create index title_search_by_pieces on title_search using gin (title_pieces(text))`.execute(db);
}

/** What titles are found by, where only a letter or two is known. */
export const shortSearch: Migration = { up };
