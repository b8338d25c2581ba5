import type { Kysely } from 'kysely';
import { limits } from '@/lib/limits';
import { TtlCache } from '@/lib/ttl-cache';
import { createCatalogue, readFrame, type Catalogue } from './catalogue';
import { readParts, type CatalogueParts } from './catalogue-pages';
import type { Schema } from './schema';

/** Row of `meta` whose value changes whenever something is published, by this process or another. */
export const CATALOGUE_KEY = 'catalogue';

/** So old may the views of a title be; and so long records stay in memory. */
const CATALOGUE_MS = 60_000;
/** They change with a publication alone. */
const PARTS_MS = 3_600_000;

export interface Store {
  db: Kysely<Schema>;
  /** The catalogue as it is published in this second. */
  catalogue(): Promise<Catalogue>;
  /** Where its parts begin. */
  parts(): Promise<CatalogueParts>;
}

/** @param now seconds since 1970 */
export function createStore(db: Kysely<Schema>, now: () => number): Store {
  const clock = () => now() * 1_000;
  const revisions = new TtlCache<string>({ ttlMs: limits.originCache.ttlMs, maxSize: 1, now: clock });
  const catalogues = new TtlCache<Catalogue>({ ttlMs: CATALOGUE_MS, maxSize: 1, now: clock });
  const parts = new TtlCache<CatalogueParts>({ ttlMs: PARTS_MS, maxSize: 1, now: clock });
  const currentRevision = () =>
    revisions.getOrSet(CATALOGUE_KEY, async () => {
      const row = await db.selectFrom('meta').select('value').where('key', '=', CATALOGUE_KEY).executeTakeFirst();
      return row?.value ?? '';
    });
  return {
    db,
    parts: async () => parts.getOrSet(await currentRevision(), () => readParts(db)),
    catalogue: async () =>
      catalogues.getOrSet(await currentRevision(), async () =>
        createCatalogue(db, {
          ...(await readFrame(db)),
          cache: new TtlCache({ ttlMs: CATALOGUE_MS, maxSize: limits.originCache.publishedMax, now: clock }),
        }),
      ),
  };
}
