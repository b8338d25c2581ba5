import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  // What was kept before was no subscription that a message could be sent to.
  await schema.dropTable('push_tokens').execute();
  await schema
    .createTable('push_tokens')
    .addColumn('session_id', 'text', (c) => c.primaryKey().references('sessions.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull())
    .addColumn('refreshed_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const column of ['push_token', 'push_language'])
    await schema.alterTable('favorites').dropColumn(column).execute();
  await schema.dropIndex('favorites_by_title_id').execute();
  await schema
    .createIndex('favorites_by_title_id_session_id')
    .on('favorites')
    .columns(['title_id', 'session_id'])
    .execute();
  await schema.createIndex('chapters_by_start_at').on('chapters').columns(['start_at', 'id']).execute();
  await schema
    .createTable('push_releases')
    .addColumn('chapter_id', 'integer', (c) => c.primaryKey().references('chapters.id').onDelete('cascade'))
    .addColumn('reached', 'text', (c) => c.notNull())
    .addColumn('is_spread', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('push_releases_by_is_spread')
    .on('push_releases')
    .columns(['is_spread', 'chapter_id'])
    .execute();
  await schema
    .createTable('push_deliveries')
    .addColumn('chapter_id', 'integer', (c) => c.notNull().references('chapters.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('push_deliveries_key', ['chapter_id', 'session_id'])
    .execute();
  await schema
    .createIndex('push_deliveries_by_due_at')
    .on('push_deliveries')
    .columns(['due_at', 'chapter_id', 'session_id'])
    .execute();
}

/** Who is told of new chapters: one address a session, and what is still to be sent. */
export const push: Migration = { up };
