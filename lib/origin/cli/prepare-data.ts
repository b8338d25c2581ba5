import { existsSync } from 'node:fs';
import path from 'node:path';

import { readEnv } from '@/lib/env';
import { createOrigin } from '@/lib/origin/create-origin';

/** Creates the data folder with the database and the demo catalogue, or brings both up to date. */
async function main(): Promise<void> {
  const { dataDir, demoSeed, publicUrl } = readEnv();
  const shown = path.relative(process.cwd(), dataDir) || dataDir;
  if (!existsSync(dataDir)) console.log(`Creating ${shown} with the database and the demo catalogue ...`);
  const origin = await createOrigin({ dataDir, demoSeed, publicUrl });
  await origin.close();
}

main().catch((error: NodeJS.ErrnoException) => {
  const unwritable = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(error.code ?? '');
  console.error(unwritable ? `The data folder cannot be written (${error.code}): ${error.path ?? 'DATA_DIR'}` : error.message);
  process.exitCode = 1;
});
