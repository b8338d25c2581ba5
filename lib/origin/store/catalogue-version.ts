import { sql, type Kysely } from 'kysely';
import { dayOf } from '../day';
import { CATALOGUE_KEY } from './create-store';
import type { Schema } from './schema';

/** Times at which something is told to all, or to nobody any more. */
const TURNS = [
  ['chapters', 'start_at'],
  ['chapters', 'end_at'],
  ['announcements', 'date'],
  ['publisher_news', 'published_at'],
] as const;

/** Another text whenever what is the same for all readers may be other than before: something was published, its time has come, the operator has hidden it, or it is another day. `now` is in seconds. */
export async function readVersion(db: Kysely<Schema>, now: number): Promise<string> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', CATALOGUE_KEY).executeTakeFirst();
  const last = await Promise.all(
    TURNS.map(([table, column]) =>
      sql<{
        at: number | null;
      }>`select max(${sql.ref(column)}) as at from ${sql.table(table)} where ${sql.ref(column)} <= ${now}`.execute(db),
    ),
  );
  const hidden = await db
    .selectFrom('hidden_announcements')
    .select(['announcement_id', 'hidden_at'])
    .orderBy('announcement_id')
    .execute();
  const turned = [
    ...last.map(({ rows }) => rows[0]?.at ?? 0),
    ...hidden.map(({ announcement_id, hidden_at }) => `${announcement_id}@${hidden_at}`),
  ];
  // Much is told by the day: the groups of what is new, addresses of pictures.
  return [row?.value ?? '', dayOf(now), ...turned].join(' ');
}
