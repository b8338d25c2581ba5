import type { Kysely } from 'kysely';
import { limits } from '@/lib/limits';
import type { Schema } from '../store/schema';
import { upsert } from '../store/upsert';
import type { AnswerTo } from './admin-context';

const KEY = 'ended-session:';

/** Ids of the operator's sessions that were ended before they ran out. */
export async function readEndedSessions(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('meta').select('key').where('key', 'like', `${KEY}%`).execute();
  return rows.map(({ key }) => key.slice(KEY.length));
}

/** Keeps the id for as long as its session could last, and drops those that could not come back any more. */
export const endSession: AnswerTo<'endSession'> = async ({ db, now }, { id }) => {
  // Seconds, all of ten digits.
  await db.deleteFrom('meta').where('key', 'like', `${KEY}%`).where('value', '<', String(now)).execute();
  await upsert(db, 'meta', ['key'], [{ key: KEY + id, value: String(now + limits.adminSessionSeconds) }]);
  return {};
};
