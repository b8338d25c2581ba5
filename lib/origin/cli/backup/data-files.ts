import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { KEPT_FOLDER, USERS_FILE } from '../../kept/kept-path';
import { unlessMissing } from '../../kept/unless-missing';

/** What belongs to a running process, or is copied in a way of its own. */
const LEFT_OUT = /^komawari\.db|\.lock(-journal)?$|\.tmp$/;
/** Drawn pictures can be drawn again; a disk has a folder of its own; the last is a restoring that was killed. */
const FOLDERS_LEFT_OUT = /^(drawn|lost\+found|\.restoring)$/;

/** Says whose the published files are: a copy of them is its own catalogue's. */
const OF_THE_ORIGINAL = `${KEPT_FOLDER}/${USERS_FILE}`;

interface DataFiles {
  /** Published files, and all that lies beside them. */
  files: string[];
  /** What is neither file nor folder, so that nobody knows what belongs to it: links above all. */
  strange: string[];
}

/** What of a data folder is worth keeping, by path below it. */
export async function listDataFiles(dataDir: string): Promise<DataFiles> {
  const found: DataFiles = { files: [], strange: [] };
  await listInto(found, dataDir, '');
  return { files: found.files.filter((file) => file !== OF_THE_ORIGINAL).sort(), strange: found.strange.sort() };
}

async function listInto(found: DataFiles, dataDir: string, below: string): Promise<void> {
  for (const entry of (await unlessMissing(readdir(path.join(dataDir, below), { withFileTypes: true }))) ?? []) {
    const name = path.posix.join(below, entry.name);
    if (FOLDERS_LEFT_OUT.test(name) || LEFT_OUT.test(entry.name)) continue;
    if (entry.isDirectory()) await listInto(found, dataDir, name);
    else (entry.isFile() ? found.files : found.strange).push(name);
  }
}
