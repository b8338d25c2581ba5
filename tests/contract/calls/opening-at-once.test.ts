import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { migrate } from '@/lib/origin/store/migrate';
import { databaseOf } from '@/tests/support/databases/database-of';

import { store } from '../combination';

const RIVALS = 4;

test('of several that open an empty database at once all find its tables whole', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'at-once-'));
  const empty = await databaseOf(store, { dataDir, seeded: false });
  const opened = Array.from({ length: RIVALS }, () => empty.open());
  await Promise.all(opened.map(migrate));
  for (const database of opened) expect(await database.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  await Promise.all(opened.map((database) => database.destroy()));
  await empty.remove();
  rmSync(dataDir, { recursive: true });
});
