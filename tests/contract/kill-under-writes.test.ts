import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';

import { openDatabase } from '@/lib/origin/store/open-database';
import { countersAndRows } from '@/tests/support/counters-and-rows';
import { keptWrites, mixedWrite, readTargets } from '@/tests/support/mixed-writes';
import { bundleOrigin, startOrigin } from '@/tests/support/origin-process/start-origin';
import { randomFrom } from '@/tests/support/random';

import { NOON, openOrigin } from './open-origin';

const SESSIONS = ['ada', 'ben', 'cho', 'dee', 'eli', 'fay'];
/** Acknowledged writes before the kill. */
const ACKNOWLEDGED = 60;

const folder = mkdtempSync(path.join(tmpdir(), 'kill-under-writes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('SIGKILL under writes loses nothing acknowledged and leaves counters and database consistent', async () => {
  const seeded = await openOrigin();
  const { dataDir } = seeded;
  const targets = await readTargets(seeded.database);
  const origin = await startOrigin(bundleOrigin(folder));
  await origin.open({ dataDir, now: NOON });

  const random = randomFrom(7);
  const acknowledged = new Map<string, string | undefined>();
  const requested = new Set<string>();
  let [answers, killed]: [number, Promise<void> | undefined] = [0, undefined];
  await Promise.all(
    SESSIONS.map(async (session) => {
      while (!killed) {
        const { key, value, call } = mixedWrite(session, targets, random, requested.size);
        requested.add(key);
        // Until it is answered again, either value may be stored.
        acknowledged.delete(key);
        const answered = await origin.ask(call).catch(() => undefined);
        if (!answered) return;
        expect([call.path, answered.status, answered.answer.error?.debugInfo]).toEqual([call.path, 200, undefined]);
        acknowledged.set(key, value);
        if (++answers >= ACKNOWLEDGED) killed ??= origin.kill();
      }
    }),
  );
  await killed;

  const db = openDatabase({ dataDir });
  const stored = await keptWrites(db);
  const lost = [...acknowledged].filter(([key, value]) => stored.get(key) !== value);
  const invented = [...stored.keys()].filter((key) => !requested.has(key));
  expect({ lost, invented }).toEqual({ lost: [], invented: [] });
  const { counters, rows } = await countersAndRows(db);
  expect(counters).toEqual(rows);
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  await db.destroy();
  await seeded.close();
});
