import type { Kysely } from 'kysely';

import { createOrigin } from '@/lib/origin/create-origin';
import type { Schema } from '@/lib/origin/store/schema';
import { NOON } from '@/tests/contract/noon';

/** Brings an empty database to the demo of noon, and closes it. */
export async function seedTemplate(database: Kysely<Schema>, dataDir: string): Promise<void> {
  const drawPool = {
    draw: () => Promise.reject(new Error('nothing to draw')),
    defer: () => undefined,
    close: () => Promise.resolve(),
  };
  const origin = await createOrigin({ dataDir, database, demoSeed: 1, now: () => NOON, drawPool });
  await origin.close();
}
