import type { Kysely } from 'kysely';
import { z } from 'zod';
import { OPEN, switchesSchema, type AdminAnswer } from '@/lib/admin/calls';
import type { Schema } from '../store/schema';
import { upsert } from '../store/upsert';
import type { AnswerTo } from './admin-context';
import { readEndedSessions } from './ended-sessions';

const KEY = 'switches';
const stored = z.object({ switches: switchesSchema, revision: z.number(), changedAt: z.number() });

/** What every process on this database looks at again and again: what the operator has closed, and which of his sessions. */
export async function readClosing(db: Kysely<Schema>): Promise<AdminAnswer<'switches'>> {
  return { ...(await readSwitches(db)), endedSessions: await readEndedSessions(db) };
}

async function readSwitches(db: Kysely<Schema>): Promise<z.output<typeof stored>> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return row ? stored.parse(JSON.parse(row.value)) : { switches: OPEN, revision: 0, changedAt: 0 };
}

export const setSwitches: AnswerTo<'setSwitches'> = ({ db, now }, { switches, revision }) =>
  db.transaction().execute(async (tx) => {
    // Written first, so that of two operators the second waits, and reads what the first has set.
    await tx
      .insertInto('meta')
      .values({ key: KEY, value: JSON.stringify({ switches: OPEN, revision: 0, changedAt: 0 }) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('meta.value') })))
      .execute();
    const before = await readSwitches(tx);
    const set = { switches, revision: before.revision + 1, changedAt: now };
    await upsert(tx, 'meta', ['key'], [{ key: KEY, value: JSON.stringify(set) }]);
    return {
      ...set,
      others:
        before.revision > revision && JSON.stringify(before.switches) !== JSON.stringify(switches)
          ? before.switches
          : null,
    };
  });
