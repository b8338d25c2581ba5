import path from 'node:path';

import { openDatabase } from '@/lib/origin/store/open-database';
import { scratchFolder } from './scratch-folder';
import { seedTemplate } from './seed-template';
import { setTemplate } from './test-database';

/** Makes the file that the databases of tests are copies of. */
export default async function setup(): Promise<void> {
  const dataDir = scratchFolder('sqlite-template');
  await seedTemplate(openDatabase({ dataDir }), dataDir);
  setTemplate('sqlite', path.join(dataDir, 'komawari.db'));
}
