import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keptPath, nameInFolder } from './kept-path';
import type { KeptFile, KeptFiles } from './kept-files';

const UNFINISHED = /\.tmp$/;

/** Published files in a folder, which is made with the first of them. */
export function createDiskFiles(folder: string): KeptFiles {
  let count = 0;
  return {
    async has(name) {
      const found = await unlessMissing(stat(keptPath(folder, name)));
      return found !== undefined && found.size > 0;
    },
    async read(name) {
      const bytes = await unlessMissing(readFile(keptPath(folder, name)));
      // A power cut can leave a file without its bytes.
      return bytes && bytes.byteLength > 0 ? new Uint8Array(bytes) : undefined;
    },
    async write(name, bytes) {
      const file = keptPath(folder, name);
      const unfinished = `${file}.${process.pid}-${++count}.tmp`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async *list() {
      for await (const files of shelvesIn(folder)) {
        const found = await Promise.all(files.map(({ file, name }) => describedWhole(file, nameInFolder(name))));
        for (const one of found) if (one && one.size > 0) yield one;
      }
    },
    remove: (name) => rm(keptPath(folder, name), { force: true }),
    async removeUnfinished(before) {
      for await (const files of shelvesIn(folder)) {
        for (const { file, name } of files.filter((one) => UNFINISHED.test(one.name))) {
          const found = await described(name, file);
          if (found && found.writtenAt < before) await rm(file, { force: true });
        }
      }
    },
  };
}

/** What lies in each of the folders of a folder. */
async function* shelvesIn(folder: string): AsyncIterable<{ file: string; name: string }[]> {
  for (const shelf of (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
    if (!shelf.isDirectory()) continue;
    const names = (await unlessMissing(readdir(path.join(folder, shelf.name)))) ?? [];
    yield names.map((name) => ({ file: path.join(folder, shelf.name, name), name }));
  }
}

function describedWhole(file: string, name: string | undefined): Promise<KeptFile | undefined> | undefined {
  return name === undefined ? undefined : described(name, file);
}

async function described(name: string, file: string): Promise<KeptFile | undefined> {
  const found = await unlessMissing(stat(file));
  return found && { name, size: found.size, writtenAt: Math.floor(found.mtimeMs / 1000) };
}

async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
