import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema';

const BYTES = 32;
const KEY = 'media-secret';

/** The secret that media is signed and keyed with. Made by whoever opens the database first; all who share the database share it. */
export async function readMediaSecret(db: Kysely<Schema>): Promise<Buffer> {
  await db
    .insertInto('meta')
    .values({ key: KEY, value: randomBytes(BYTES).toString('hex') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirstOrThrow();
  return Buffer.from(value, 'hex');
}
