import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';

import { openDatabase } from '@/lib/origin/store/open-database';
import { countersAndRows } from '@/tests/support/counters-and-rows';
import { Acknowledged, keptWrites, readTargets, writeUntilKilled } from '@/tests/support/mixed-writes';
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
  const acknowledged = new Acknowledged();
  await writeUntilKilled(origin, { sessions: SESSIONS, kill: ACKNOWLEDGED, acknowledged, targets, random });

  const db = openDatabase({ dataDir });
  expect(acknowledged.compare(await keptWrites(db))).toEqual({ lost: [], invented: [] });
  const { counters, rows } = await countersAndRows(db);
  expect(counters).toEqual(rows);
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  await db.destroy();
  await seeded.close();
});
