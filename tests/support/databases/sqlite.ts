import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';

import { openDatabase } from '@/lib/origin/store/open-database';
import { templateOf, type TestDatabase, type Wanted } from './test-database';

/** The file in the origin's folder; one that is there already stays. */
export function makeSqlite({ dataDir, seeded }: Wanted): Promise<TestDatabase> {
  const file = path.join(dataDir, 'komawari.db');
  if (seeded && !existsSync(file)) copyFileSync(templateOf('sqlite'), file);
  return Promise.resolve({ open: () => openDatabase({ dataDir }), remove: () => Promise.resolve() });
}
