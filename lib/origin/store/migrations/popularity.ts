import { sql, type Kysely, type Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('series')
    .addColumn('views', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('series')
    .addColumn('trend', 'double precision', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update series set views = (select coalesce(sum(seeded_views + reader_views), 0) from titles where titles.series_id = series.id)`.execute(
    db,
  );
  await schema.createIndex('series_by_views').on('series').columns(['views desc', 'id']).execute();
  await schema.createIndex('series_by_trend').on('series').columns(['trend desc', 'id']).execute();
  await schema.createIndex('series_by_status_views').on('series').columns(['status', 'views desc', 'id']).execute();
}

/** How much a series is read, so that the most read are found at once. */
export const popularity: Migration = { up };
