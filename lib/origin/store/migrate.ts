import { Migrator, type Kysely } from 'kysely';
import { catalogue } from './migrations/catalogue';
import { readers } from './migrations/readers';
import { shelves } from './migrations/shelves';
import type { Schema } from './schema';

/** In order of their names; a name never changes once released. */
const migrations = {
  '001-catalogue': catalogue,
  '002-shelves': shelves,
  '003-readers': readers,
};

/** Brings the tables up to date. @throws what the failing migration threw */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
