import type { Kysely } from 'kysely';
import { inBatches } from '../../store/in-batches';
import type { Schema } from '../../store/schema';

/** Above what the demo uses, so that nothing of a reader's is ever taken for something else. */
const FIRST = 1001;

/** The ids of what publishers call by names: the ones that they had, or new ones. Ids are of their kind, and never given twice. */
export async function takeIds(tx: Kysely<Schema>, kind: string, keys: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  await inBatches(keys, async (batch) => {
    const known = await tx.selectFrom('published_keys').select(['key', 'id']).where('kind', '=', kind).where('key', 'in', batch).execute();
    for (const { key, id } of known) ids.set(key, id);
  });
  const last = await tx.selectFrom('published_keys').select(({ fn }) => fn.max<number | null>('id').as('id')).where('kind', '=', kind).executeTakeFirst();
  let next = Math.max(FIRST - 1, Number(last?.id ?? 0));
  const fresh = [...new Set(keys)].filter((key) => !ids.has(key)).map((key) => ({ kind, key, id: ++next }));
  await inBatches(fresh, async (batch) => void (await tx.insertInto('published_keys').values(batch).execute()));
  for (const { key, id } of fresh) ids.set(key, id);
  return ids;
}
