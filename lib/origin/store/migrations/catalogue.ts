import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('meta')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('labels')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('tags')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('names_json', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('publishers')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('series')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull().references('labels.code'))
    .addColumn('schedule', 'text', (c) => c.notNull())
    .addColumn('weekday', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('rating', 'text', (c) => c.notNull())
    .addColumn('direction', 'text', (c) => c.notNull())
    .addColumn('is_simulpub', 'integer', (c) => c.notNull())
    .addColumn('plan_type', 'text', (c) => c.notNull())
    .addColumn('publisher_id', 'integer', (c) => c.notNull().references('publishers.id'))
    .addColumn('first_start_at', 'bigint', (c) => c.notNull())
    .addColumn('newest_start_at', 'bigint', (c) => c.notNull())
    .addColumn('next_start_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('series_tags')
    .addColumn('series_id', 'integer', (c) => c.notNull().references('series.id').onDelete('cascade'))
    .addColumn('tag', 'text', (c) => c.notNull().references('tags.slug'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('series_tags_key', ['series_id', 'tag'])
    .execute();
  await schema
    .createTable('titles')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('series_id', 'integer', (c) => c.notNull().references('series.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('overview', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('seeded_views', 'bigint', (c) => c.notNull())
    .addColumn('reader_views', 'bigint', (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint('titles_one_per_language', ['series_id', 'language'])
    .execute();
  await schema
    .createTable('chapters')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('title_id', 'integer', (c) => c.notNull().references('titles.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sub_title', 'text', (c) => c.notNull())
    .addColumn('start_at', 'bigint', (c) => c.notNull())
    .addColumn('end_at', 'bigint', (c) => c.notNull())
    .addColumn('access', 'text', (c) => c.notNull())
    .addColumn('is_vertical_only', 'integer', (c) => c.notNull())
    .addColumn('is_horizontal_only', 'integer', (c) => c.notNull())
    .addColumn('is_keyed', 'integer', (c) => c.notNull())
    .addColumn('pages_json', 'text', (c) => c.notNull())
    .addColumn('source_json', 'text', (c) => c.notNull())
    .addColumn('seeded_views', 'bigint', (c) => c.notNull())
    .addColumn('reader_views', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('comment_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint('chapters_one_per_number', ['title_id', 'number'])
    .execute();
  await schema.createIndex('chapters_by_start').on('chapters').column('start_at').execute();
  await schema
    .createTable('series_views')
    .addColumn('series_id', 'integer', (c) => c.notNull().references('series.id').onDelete('cascade'))
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('seeded_views', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('reader_views', 'bigint', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('series_views_key', ['series_id', 'day'])
    .execute();
}

/** Series, their titles and chapters, and what is counted of them. */
export const catalogue: Migration = { up };
