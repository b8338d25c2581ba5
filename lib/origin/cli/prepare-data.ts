import { existsSync } from 'node:fs';

import { readEnv } from '@/lib/env';
import { createOrigin } from '@/lib/origin/create-origin';
import { dataFolderFault } from './data-folder-fault';
import { folderName } from './folder-name';

/** Creates the data folder with the database and the demo catalogue, or brings both up to date. */
async function main(): Promise<void> {
  const { dataDir, demoSeed, publicUrl } = readEnv();
  const folder = folderName(dataDir);
  if (!existsSync(dataDir)) console.log(`Creating ${folder} with the database and the demo catalogue ...`);
  try {
    const origin = await createOrigin({ dataDir, demoSeed, publicUrl });
    await origin.close();
  } catch (error) {
    throw new Error(dataFolderFault(error, folder), { cause: error });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
