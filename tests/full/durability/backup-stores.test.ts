import { mkdtempSync, rmSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { backUp } from '@/lib/origin/cli/backup/back-up';
import { hashFile } from '@/lib/origin/cli/backup/hash-file';
import { restore } from '@/lib/origin/cli/backup/restore';
import { readCatalogueId } from '@/lib/origin/store/catalogue-id';
import { countersAndRows } from '@/tests/support/counters-and-rows';
import { sharedDatabases, type SharedDatabase } from '@/tests/support/databases/shared-database';
import { keptWrites, mixedWrite, readTargets } from '@/tests/support/mixed-writes';
import { randomFrom } from '@/tests/support/random';
import { waitForWrites } from '@/tests/support/wait-for-writes';
import { openOrigin } from '@/tests/contract/open-origin';

const WRITES = 120;

// tests/contract/backup.test.ts has the same for SQLite.
describe.each(sharedDatabases.filter(({ store }) => store === 'PostgreSQL'))('a backup of $store', ({ makeShared }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-stores-'));
  const at = (name: string) => path.join(folder, name);
  const quiet = () => undefined;
  let [shared, spare]: [SharedDatabase, SharedDatabase] = [] as never;
  beforeAll(async () => {
    [shared, spare] = await Promise.all([makeShared(), makeShared()]);
    rmSync(spare.place.dataDir, { recursive: true });
  }, 60_000);
  afterAll(async () => {
    await Promise.all([shared.remove(), spare.remove()]);
    rmSync(folder, { recursive: true });
  });

  test('made under writes has every write acknowledged before, and a damaged one is refused', async () => {
    waitForWrites();
    const origin = await openOrigin({ dataDir: shared.place.dataDir, database: shared.open() });
    const id = await readCatalogueId(origin.database);
    const targets = await readTargets(origin.database);
    const random = randomFrom(11);
    const write = async (session: string, number: number) => {
      const { key, value, call } = mixedWrite(session, targets, random, number);
      expect((await origin.send(call.path, call)).status).toBe(200);
      return [key, value] as const;
    };
    const before = new Map<string, string | undefined>();
    for (let number = 0; number < WRITES; number++) before.set(...(await write(`before-${number % 4}`, number)));
    const [, later] = await Promise.all([
      backUp(shared.place, at('copy'), quiet),
      Promise.all(Array.from({ length: WRITES }, (_, number) => write(`during-${number}`, WRITES + number))),
    ]);
    expect(later).toHaveLength(WRITES);
    await origin.close();

    await cp(at('copy'), at('damaged'), { recursive: true });
    await writeFile(path.join(at('damaged'), 'database.dump'), Buffer.alloc(8192, 'x'));
    const manifest = JSON.parse(await readFile(path.join(at('damaged'), 'manifest.json'), 'utf8')) as {
      files: { path: string }[];
    };
    const hashed = await hashFile(path.join(at('damaged'), 'database.dump'));
    const files = manifest.files.map((file) => (file.path === 'database.dump' ? { ...file, ...hashed } : file));
    await writeFile(path.join(at('damaged'), 'manifest.json'), JSON.stringify({ ...manifest, files }));
    await expect(restore(spare.place, at('damaged'), quiet)).rejects.toThrow(/^pg_restore has failed: /);

    await restore(spare.place, at('copy'), quiet);
    const copy = await openOrigin({ dataDir: spare.place.dataDir, database: spare.open() });
    const stored = await keptWrites(copy.database);
    expect([...before].filter(([key, value]) => stored.get(key) !== value)).toEqual([]);
    const { counters, rows } = await countersAndRows(copy.database);
    expect(counters).toEqual(rows);
    expect(await readCatalogueId(copy.database)).not.toBe(id);
    expect((await copy.view('web/web_homeV4?lang=eng&clang=eng')).webHomeViewV4).toBeTruthy();
    await copy.close();
  }, 120_000);
});
