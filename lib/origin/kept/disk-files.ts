import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { keptPath, nameInFolder, USERS_FILE } from './kept-path';
import type { KeptFile, KeptFiles } from './kept-files';
import { syncPath } from './sync-path';
import { unlessMissing } from './unless-missing';
import { UNFINISHED, writeWhole } from './write-whole';

/** Published files in a folder, which is made with the first of them. */
export function createDiskFiles(folder: string): KeptFiles {
  const users = path.join(folder, USERS_FILE);
  return {
    async read(name) {
      const bytes = await unlessMissing(readFile(keptPath(folder, name)));
      // A power cut can have left a file of an earlier version without its bytes.
      return bytes && bytes.byteLength > 0 ? new Uint8Array(bytes) : undefined;
    },
    write: (name, bytes) => writeWhole(keptPath(folder, name), bytes),
    async settle() {
      const shelves = (await unlessMissing(readdir(folder, { withFileTypes: true })))?.filter((entry) =>
        entry.isDirectory(),
      );
      if (!shelves) return;
      await Promise.all(shelves.map(({ name }) => unlessMissing(syncPath(path.join(folder, name)))));
      await syncPath(folder);
      await syncPath(path.dirname(folder));
    },
    async *list() {
      for await (const files of shelvesIn(folder)) {
        const found = await Promise.all(files.map((file) => described(folder, file)));
        for (const one of found) if (one && one.size > 0) yield one;
      }
    },
    remove: (name) => rm(keptPath(folder, name), { force: true }),
    async removeUnfinished(before) {
      for await (const files of shelvesIn(folder)) {
        for (const file of files.filter((one) => UNFINISHED.test(one))) {
          const found = await unlessMissing(stat(file));
          if (found && secondsOf(found) < before) await rm(file, { force: true });
        }
      }
    },
    async readUsers() {
      return (await unlessMissing(readFile(users)))?.toString();
    },
    writeUsers: (text) => writeWhole(users, Buffer.from(text)),
  };
}

/** What lies in a folder, and in each of the folders in it. */
async function* shelvesIn(folder: string): AsyncIterable<string[]> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? [];
  yield entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name));
  for (const shelf of entries.filter((entry) => entry.isDirectory())) {
    const names = (await unlessMissing(readdir(path.join(folder, shelf.name)))) ?? [];
    yield names.map((name) => path.join(folder, shelf.name, name));
  }
}

/** A published file that lies where it belongs. */
async function described(folder: string, file: string): Promise<KeptFile | undefined> {
  const name = nameInFolder(path.basename(file));
  if (name === undefined || keptPath(folder, name) !== file) return undefined;
  const found = await unlessMissing(stat(file));
  return found && { name, size: found.size, writtenAt: secondsOf(found) };
}

function secondsOf({ mtimeMs }: { mtimeMs: number }): number {
  return Math.floor(mtimeMs / 1000);
}
