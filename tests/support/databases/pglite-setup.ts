import path from 'node:path';

import { pglitePool } from './pglite-pool';
import { scratchFolder } from './scratch-folder';
import { seedTemplate } from './seed-template';
import { startPglite } from './start-pglite';
import { setTemplate } from './test-database';

/** Makes the archive that PGlite is filled with. */
export default async function setup(): Promise<void> {
  const folder = scratchFolder('pglite-template');
  const archive = path.join(folder, 'seeded.tar');
  const pglite = startPglite();
  await seedTemplate(pglitePool(pglite)(), folder);
  await pglite.dump(archive);
  await pglite.close();
  setTemplate('pglite', archive);
}
