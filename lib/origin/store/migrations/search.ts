import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely';

/**
 * `title_search` (rowid: a title's id, text): looked through by `like`, helped by an index of trigrams. PostgreSQL has that as an
 * extension, which the server may lack or forbid; the search then goes without.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    await sql`create virtual table title_search using fts5(text, tokenize = 'trigram')`.execute(db);
    return;
  }
  await sql`create table title_search (rowid integer primary key, text text not null)`.execute(db);
  await sql`do $$ begin create extension if not exists pg_trgm; exception when others then null; end $$`.execute(db);
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length > 0)
    await sql`create index title_search_by_text on title_search using gin (text gin_trgm_ops)`.execute(db);
}

/** What titles are found by. */
export const search: Migration = { up };
