import { existsSync } from 'node:fs';

import { readEnv } from '@/lib/env';
import { createOrigin, type Origin, type OriginOptions } from '@/lib/origin/create-origin';
import { databaseFault } from './database-fault';
import { dataFolderFault } from './data-folder-fault';
import { folderName } from './folder-name';

/**
 * Opens the origin that the environment describes, and creates its data folder and database where there are none.
 * @throws Error that says in one sentence what is wrong
 */
export async function openWithEnv(more: Pick<OriginOptions, 'closedTo'> = {}): Promise<Origin> {
  const env = readEnv();
  const folder = folderName(env.dataDir);
  if (!existsSync(env.dataDir)) console.log(`Creating ${folder} with ${contents(env)} ...`);
  try {
    return await createOrigin({ ...env, ...more });
  } catch (error) {
    throw new Error((env.databaseUrl && databaseFault(error)) || dataFolderFault(error, folder), { cause: error });
  }
}

function contents({ databaseUrl, demoSeed }: { databaseUrl?: string; demoSeed?: number }): string {
  return (
    [!databaseUrl && 'the database', demoSeed !== undefined && 'the demo catalogue'].filter(Boolean).join(' and ') ||
    'room for pictures'
  );
}
