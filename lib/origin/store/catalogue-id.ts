import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema';

/** Row of `meta` that tells a catalogue from all others, also from one that was restored of it. */
export const CATALOGUE_ID_KEY = 'catalogue-id';

/** The id of a catalogue: made by whoever asks first. */
export async function readCatalogueId(db: Kysely<Schema>): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key: CATALOGUE_ID_KEY, value: randomUUID() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await db.selectFrom('meta').select('value').where('key', '=', CATALOGUE_ID_KEY).executeTakeFirstOrThrow())
    .value;
}
