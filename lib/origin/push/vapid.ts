import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Schema } from '../store/schema';

interface VapidKeys {
  /** Both in base64url. Browsers subscribe with the public one. */
  publicKey: string;
  privateKey: string;
}

/** Who sends: push services take messages from nobody else. */
export interface Vapid {
  keys: VapidKeys;
  /** Whom a push service writes to: a `mailto:` or `https:` address. */
  subject: string;
  /** Whether push services on this machine are believed, too. */
  toLoopback: boolean;
}

const KEY = 'push-keys';
const NOBODY = 'mailto:nobody@komawari.example';

/** The keys that the operator gives, else a pair that is made once: by whoever opens the database first, for all who share it. */
export async function readVapid(db: Kysely<Schema>, given: Partial<Vapid>): Promise<Vapid> {
  return {
    keys: given.keys ?? (await ownKeys(db)),
    subject: given.subject ?? NOBODY,
    toLoopback: given.toLoopback ?? false,
  };
}

async function ownKeys(db: Kysely<Schema>): Promise<VapidKeys> {
  const read = () => db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  const known = await read();
  if (known) return JSON.parse(known.value) as VapidKeys;
  await db
    .insertInto('meta')
    .values({ key: KEY, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return JSON.parse((await read())!.value) as VapidKeys;
}
