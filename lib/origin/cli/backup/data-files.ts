import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** What belongs to a running process, or is copied in a way of its own. */
const LEFT_OUT = /^komawari\.db|\.lock(-journal)?$|\.tmp$/;
/** Drawn pictures can be drawn again; a disk has a folder of its own; the last is a restoring that was killed. */
const FOLDERS_LEFT_OUT = /^(drawn|lost\+found|\.restoring)$/;

/** What of a data folder is worth keeping, by path below it: published files, and all that lies beside them. */
export async function listDataFiles(dataDir: string): Promise<string[]> {
  const entries = await entriesIn(dataDir);
  const folders = entries.filter((entry) => entry.isDirectory() && !FOLDERS_LEFT_OUT.test(entry.name));
  const below = await Promise.all(folders.map(({ name }) => filesIn(dataDir, name)));
  return [...filesOf(entries), ...below.flat()].sort();
}

async function filesIn(dataDir: string, folder: string): Promise<string[]> {
  const entries = await entriesIn(path.join(dataDir, folder));
  const below = await Promise.all(entries.filter((entry) => entry.isDirectory()).map(({ name }) => filesIn(dataDir, `${folder}/${name}`)));
  return [...filesOf(entries).map((name) => `${folder}/${name}`), ...below.flat()];
}

function filesOf(entries: Awaited<ReturnType<typeof entriesIn>>): string[] {
  return entries.filter((entry) => entry.isFile() && !LEFT_OUT.test(entry.name)).map(({ name }) => name);
}

async function entriesIn(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
