import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('banners')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('placement', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('series_id', 'integer', (c) => c.notNull().references('series.id').onDelete('cascade'))
    .addColumn('host_series_id', 'integer', (c) => c.references('series.id').onDelete('cascade'))
    .addColumn('shape', 'text', (c) => c.notNull())
    .addColumn('is_pr', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('featured_lists')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('names_json', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('featured_list_series')
    .addColumn('list_id', 'integer', (c) => c.notNull().references('featured_lists.id').onDelete('cascade'))
    .addColumn('series_id', 'integer', (c) => c.notNull().references('series.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('featured_list_series_key', ['list_id', 'series_id'])
    .execute();
  await schema
    .createTable('announcements')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('date', 'bigint', (c) => c.notNull())
    .addColumn('texts_json', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('publisher_news')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('publisher_id', 'integer', (c) => c.notNull().references('publishers.id').onDelete('cascade'))
    .addColumn('published_at', 'bigint', (c) => c.notNull())
    .addColumn('url', 'text')
    .addColumn('texts_json', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('popups')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('placement', 'text', (c) => c.notNull())
    .addColumn('url', 'text')
    .addColumn('texts_json', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('comments')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('chapter_id', 'integer', (c) => c.notNull().references('chapters.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('user_name', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seeded_likes', 'integer', (c) => c.notNull())
    .addColumn('reader_likes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('comments_by_chapter').on('comments').column('chapter_id').execute();
}

/** What is shown around the catalogue: banners, lists, announcements, news, popups and comments. */
export const shelves: Migration = { up };
