import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { syncPath } from '../../kept/sync-path';

/** Has what a folder holds, and those in it, outlive a power cut; what is in files must have reached the disk before. */
export async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncFolders(path.join(folder, entry.name));
  await syncPath(folder);
}
