import type { Kysely } from 'kysely';
import { readCatalogue, type Catalogue } from './catalogue';
import { hold } from './hold';
import { readPopularity, type Popularity } from './popularity';
import type { Schema } from './schema';

/** Row of `meta` whose value changes whenever something is published, by this process or another. */
export const CATALOGUE_KEY = 'catalogue';

const POPULARITY_SECONDS = 60;

export interface Store {
  db: Kysely<Schema>;
  /** The catalogue of this second; read again only when something has been published. */
  catalogue(): Promise<Catalogue>;
  /** What is read how much: at most a minute old. */
  popularity(): Promise<Popularity>;
}

/** @param now seconds since 1970 */
export function createStore(db: Kysely<Schema>, now: () => number): Store {
  const revision = hold(async () => {
    const row = await db.selectFrom('meta').select('value').where('key', '=', CATALOGUE_KEY).executeTakeFirst();
    return row?.value ?? '';
  });
  const catalogue = hold(() => readCatalogue(db));
  const popularity = hold(() => readPopularity(db, now()));
  const readRevision = () => revision(String(now()));
  return {
    db,
    catalogue: async () => catalogue(await readRevision()),
    popularity: async () => popularity(`${Math.floor(now() / POPULARITY_SECONDS)} ${await readRevision()}`),
  };
}
