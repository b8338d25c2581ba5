import path from 'node:path';

import { copySqlite } from '@/lib/origin/cli/backup/copy-sqlite';
import { openDatabase } from '@/lib/origin/store/open-database';
import { scratchFolder } from './scratch-folder';
import { seedTemplate } from './seed-template';
import { setTemplate } from './test-database';

/** Makes the file that the databases of tests are copies of. */
export default async function setup(): Promise<void> {
  const dataDir = scratchFolder('sqlite-template');
  await seedTemplate(openDatabase({ dataDir }), dataDir);
  // Nobody has opened the copy: what is still in the log of the first, and who puts it where it belongs and when, is its own affair.
  const template = path.join(dataDir, 'template.db');
  await copySqlite(path.join(dataDir, 'komawari.db'), template);
  setTemplate('sqlite', template);
}
