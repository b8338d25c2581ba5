import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('popups')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('text'))
    .execute();
  await schema
    .alterTable('popups')
    .addColumn('series_id', 'integer', (c) => c.references('series.id').onDelete('set null'))
    .execute();
  await schema
    .alterTable('comments')
    .addColumn('session_id', 'text', (c) => c.references('sessions.id').onDelete('set null'))
    .execute();
  await schema
    .createTable('ad_units')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('placement', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('unit_id', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .execute();
}

/** Popups with pictures, comments of readers' own, advertising. */
export const notices: Migration = { up };
