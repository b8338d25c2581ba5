import { Migrator, type Kysely } from 'kysely';
import { migrations } from './all-migrations';
import type { Schema } from './schema';

const NEWER = 'The database is of a newer version of this program: start that one, or restore a backup from before.';

/** `none`: there are no tables of ours; `older`: migrations are missing. */
export type TableState = 'none' | 'older' | 'current';

/** How far the tables are. Nothing is written. @throws Error in one sentence when they are of a newer version */
export async function readTableState(db: Kysely<Schema>): Promise<TableState> {
  const all = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  }).getMigrations();
  const made = all.filter(({ executedAt }) => executedAt !== undefined);
  if (made.length === 0) return 'none';
  const noted = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  if (noted.some(({ name }) => !Object.hasOwn(migrations, name))) throw new Error(NEWER);
  return made.length < all.length ? 'older' : 'current';
}
