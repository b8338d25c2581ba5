import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';

import type { Schema } from '@/lib/origin/store/schema';
import { countersAndRows } from '@/tests/support/counters-and-rows';
import { sharedDatabases, type SharedDatabase } from '@/tests/support/databases/shared-database';
import { Acknowledged, keptWrites, readTargets, writeUntilKilled } from '@/tests/support/mixed-writes';
import { bundleOrigin, startOrigin } from '@/tests/support/origin-process/start-origin';
import { randomFrom } from '@/tests/support/random';
import { NOON, openOrigin } from '@/tests/contract/open-origin';

const KILLS: Record<string, number> = { SQLite: 50, PostgreSQL: 10 };
const SESSIONS = ['ada', 'ben', 'cho', 'dee', 'eli', 'fay'];
const folder = mkdtempSync(path.join(tmpdir(), 'durability-'));
let program: string;

beforeAll(() => {
  program = bundleOrigin(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads what is there at one moment: on a server, what a killed process has sent may still be under way. */
async function withDatabase<Result>(
  shared: SharedDatabase,
  read: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const db = shared.open();
  try {
    return await db.transaction().setIsolationLevel('repeatable read').execute(read);
  } finally {
    await db.destroy();
  }
}

describe.each(sharedDatabases)('$store', ({ store, makeShared }) => {
  const kills = KILLS[store]!;
  let shared: SharedDatabase;
  beforeAll(async () => {
    shared = await makeShared();
  });
  afterAll(() => shared.remove());

  test('a start that is killed midway is made good by the next', async () => {
    for (const statement of [1, 3, 8, 15, 30, 50, 70, 85]) {
      const origin = await startOrigin(program);
      await expect(origin.open({ ...shared.place, now: NOON, killAtStatement: statement })).rejects.toThrow('ended');
    }
    const [mended, whole] = [
      await openOrigin({ dataDir: shared.place.dataDir, database: shared.open() }),
      await openOrigin(),
    ];
    for (const table of ['series', 'titles', 'chapters', 'comments', 'banners'] as const) {
      const rowsOf = (db: Kysely<Schema>) => db.selectFrom(table).selectAll().orderBy('id').execute();
      expect(await rowsOf(mended.database)).toEqual(await rowsOf(whole.database));
    }
    await Promise.all([mended.close(), whole.close()]);
  }, 120_000);

  test(`${kills} kills under load lose nothing that was acknowledged, and leave nothing by halves`, async () => {
    await (await openOrigin({ dataDir: shared.place.dataDir, database: shared.open() })).close();
    const random = randomFrom(7);
    const targets = await withDatabase(shared, readTargets);
    const acknowledged = new Acknowledged();
    let answers = 0;
    let next = startOrigin(program);
    for (let kill = 0; kill < kills; kill++) {
      const origin = await next;
      next = startOrigin(program);
      await origin.open({ ...shared.place, now: NOON });
      const sessions = SESSIONS.map((name) => (random() < 0.2 ? `${name}-${kill}` : name));
      answers += await writeUntilKilled(origin, {
        ...{ sessions, acknowledged, targets, random },
        kill: 3 + Math.floor(random() * 40),
      });
    }
    await (await next).kill();

    await withDatabase(shared, async (db) => {
      expect(acknowledged.compare(await keptWrites(db))).toEqual({ lost: [], invented: [] });
      const { counters, rows } = await countersAndRows(db);
      expect(counters).toEqual(rows);
      expect(await shared.findDamage(db)).toEqual([]);
    });
    expect(answers).toBeGreaterThan(kills * 10);
  }, 300_000);
});
