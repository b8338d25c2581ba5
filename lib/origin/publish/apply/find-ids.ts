import type { Kysely } from 'kysely';
import { inBatches } from '../../store/in-batches';
import type { Schema } from '../../store/schema';

/** Above what the demo uses, so that nothing of a reader's is ever taken for something else. */
const FIRST = 1001;

interface FoundIds {
  ids: Map<string, number>;
  /** Those that were not known, to be kept if they are used. */
  fresh: Schema['published_keys'][];
}

/** The ids of what publishers call by names: the ones that they had, or new ones. Ids are of their kind, and never given twice. */
export async function findIds(db: Kysely<Schema>, kind: string, keys: readonly string[]): Promise<FoundIds> {
  const ids = new Map<string, number>();
  await inBatches(keys, async (batch) => {
    const known = await db
      .selectFrom('published_keys')
      .select(['key', 'id'])
      .where('kind', '=', kind)
      .where('key', 'in', batch)
      .execute();
    for (const { key, id } of known) ids.set(key, id);
  });
  const last = await db
    .selectFrom('published_keys')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  let next = Math.max(FIRST - 1, Number(last?.id ?? 0));
  const fresh = [...new Set(keys)].filter((key) => !ids.has(key)).map((key) => ({ kind, key, id: ++next }));
  for (const { key, id } of fresh) ids.set(key, id);
  return { ids, fresh };
}
