import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('published_keys')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('id', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('published_keys_key', ['kind', 'key'])
    .execute();
  await schema.alterTable('series').addColumn('pictures_json', 'text').execute();
  await schema.alterTable('series').addColumn('access_json', 'text').execute();
  await schema
    .alterTable('titles')
    .addColumn('meta_title', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema.alterTable('chapters').addColumn('own_access', 'text').execute();
  await schema.alterTable('publishers').addColumn('picture', 'text').execute();
}

/** What a publisher's folder has beyond the demo: pictures of its own, how chapters open by age, and ids that stay. */
export const published: Migration = { up };
