import { sql, type Kysely } from 'kysely';
import { dayOf } from '../day';
import type { Schema } from './schema';

interface Change {
  titleId: number;
  /** Seconds. */
  now: number;
  change: 'added' | 'removed';
}

/** Counts, within a transaction, that a favourite was added to its series today, or taken back. */
export async function countFavorite(tx: Kysely<Schema>, { titleId, now, change }: Change): Promise<void> {
  const title = await tx.selectFrom('titles').select('series_id').where('id', '=', titleId).executeTakeFirst();
  if (!title) return;
  await tx
    .insertInto('series_favorites')
    .values({ series_id: title.series_id, day: dayOf(now), [change]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series_id', 'day'])
        .doUpdateSet({ [change]: sql<number>`series_favorites.${sql.ref(change)} + 1` }),
    )
    .execute();
}
