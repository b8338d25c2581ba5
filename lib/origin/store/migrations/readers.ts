import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('favorites')
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('title_id', 'integer', (c) => c.notNull().references('titles.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('push_token', 'text')
    .addColumn('push_language', 'text')
    .addPrimaryKeyConstraint('favorites_key', ['session_id', 'title_id'])
    .execute();
  await schema
    .createTable('comment_likes')
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('comment_id', 'integer', (c) => c.notNull().references('comments.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('comment_likes_key', ['session_id', 'comment_id'])
    .execute();
  await schema
    .createTable('chapter_views')
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('chapter_id', 'integer', (c) => c.notNull().references('chapters.id').onDelete('cascade'))
    .addColumn('day', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('chapter_views_key', ['session_id', 'chapter_id', 'day'])
    .execute();
}

/** What belongs to readers' sessions. */
export const readers: Migration = { up };
