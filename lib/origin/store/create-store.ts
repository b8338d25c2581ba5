import type { Kysely } from 'kysely';
import { readCatalogue, type Catalogue } from './catalogue';
import type { Schema } from './schema';

/** Row of `meta` whose value changes whenever something is published, by this process or another. */
export const CATALOGUE_KEY = 'catalogue';

export interface Store {
  db: Kysely<Schema>;
  /** The catalogue as it is on disk now; read again only when it has changed. */
  catalogue(): Promise<Catalogue>;
}

export function createStore(db: Kysely<Schema>): Store {
  let held: { revision: string; catalogue: Promise<Catalogue> } | undefined;
  return {
    db,
    async catalogue() {
      const row = await db.selectFrom('meta').select('value').where('key', '=', CATALOGUE_KEY).executeTakeFirst();
      const revision = row?.value ?? '';
      if (held?.revision !== revision) held = { revision, catalogue: readCatalogue(db) };
      try {
        return await held.catalogue;
      } catch (error) {
        held = undefined;
        throw error;
      }
    },
  };
}
