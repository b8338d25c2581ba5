import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Titles say themselves when their chapters come, for each language has its own times: what they say now follows from their chapters. What the series' row told beyond
 * these as its next chapter was announced without pages, in all languages.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  for (const column of ['first_start_at', 'newest_start_at', 'next_start_at']) {
    await db.schema
      .alterTable('titles')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  }
  const own = sql`from chapters where chapters.title_id = titles.id`;
  await sql`update titles set
    first_start_at = coalesce((select min(start_at) ${own} and start_at <= ${now}), 0),
    newest_start_at = coalesce((select max(start_at) ${own} and start_at <= ${now} and end_at > ${now}), 0),
    next_start_at = coalesce((select min(start_at) ${own} and start_at > ${now}), 0)`.execute(db);
  await sql`update titles set next_start_at = (select series.next_start_at from series where series.id = titles.series_id)
    where exists (select 1 from series where series.id = titles.series_id and series.next_start_at > ${now} and (titles.next_start_at = 0 or series.next_start_at < titles.next_start_at)
      and not exists (select 1 from titles as other join chapters on chapters.title_id = other.id where other.series_id = series.id and chapters.start_at = series.next_start_at))`.execute(
    db,
  );
  await sql`update series set newest_start_at = (select coalesce(max(titles.newest_start_at), 0) from titles where titles.series_id = series.id)`.execute(
    db,
  );
  await db.schema.alterTable('series').dropColumn('first_start_at').execute();
  await db.schema
    .createIndex('titles_by_newest')
    .on('titles')
    .columns(['language', 'newest_start_at desc', 'id'])
    .execute();
}

/** When the chapters of each title come; the last updated of a language are found without looking at all. */
export const releaseTimes: Migration = { up };
