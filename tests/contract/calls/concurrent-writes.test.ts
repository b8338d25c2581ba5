import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { migrate } from '@/lib/origin/store/migrate';
import { countersAndRows } from '@/tests/support/counters-and-rows';
import { databaseOf } from '@/tests/support/databases/database-of';
import { keptWrites, mixedWrite, readTargets } from '@/tests/support/mixed-writes';
import { randomFrom } from '@/tests/support/random';
import { waitForWrites } from '@/tests/support/wait-for-writes';

import { store } from '../combination';
import { openOrigin } from '../open-origin';

test('several connections that migrate an empty database at once all find complete tables', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'migrate-at-once-'));
  const empty = await databaseOf(store, { dataDir, seeded: false });
  const connections = Array.from({ length: 4 }, () => empty.open());
  await Promise.all(connections.map(migrate));
  for (const database of connections)
    expect(await database.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  await Promise.all(connections.map((database) => database.destroy()));
  await empty.remove();
  rmSync(dataDir, { recursive: true });
});

test('200 concurrent writes of every kind are all acknowledged, stored and counted @7.20', async () => {
  const origin = await openOrigin();
  waitForWrites();
  const random = randomFrom(3);
  const targets = await readTargets(origin.database);
  // One write per session and row: the order of two concurrent writes to one row is undefined.
  const writes = new Map(
    Array.from({ length: 200 }, (_, number) => mixedWrite(`reader-${number % 20}`, targets, random, number)).map(
      (write) => [write.key, write],
    ),
  );
  const answers = await Promise.all(
    [...writes.values()].map(async ({ call: { path: below, ...call } }) => [
      below,
      (await origin.send(below, call)).status,
    ]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  const stored = await keptWrites(origin.database);
  expect([...writes.values()].filter(({ key, value }) => stored.get(key) !== value)).toEqual([]);
  const { counters, rows } = await countersAndRows(origin.database);
  expect(counters).toEqual(rows);
  await origin.close();
});
