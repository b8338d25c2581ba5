import { constants } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@/lib/limits';
import type { ArchiveEntry } from './archive-entry';
import { ArchiveRefusal } from './archive-refusal';
import { createMeter } from './create-meter';
import { isDebris } from './is-debris';

/** The files of a folder and of those in it. Links are not followed. @throws ArchiveRefusal */
export async function* folderEntries(folder: string): AsyncGenerator<ArchiveEntry> {
  const meter = createMeter();
  const names: string[] = [];
  for await (const name of filesIn(folder)) {
    meter.take({ name, size: (await lstat(path.join(folder, name))).size });
    names.push(name);
  }
  for (const name of names) yield { name, bytes: await readFile(path.join(folder, name), name) };
}

async function* filesIn(folder: string, below = '', depth = 0): AsyncGenerator<string> {
  for (const item of await readdir(path.join(folder, below), { withFileTypes: true })) {
    const name = path.posix.join(below, item.name);
    if (isDebris(item.name)) continue;
    if (item.isSymbolicLink()) throw new ArchiveRefusal('link', 'It is a link to another file.', name);
    if (item.isFile()) yield name;
    else if (!item.isDirectory()) throw new ArchiveRefusal('no-file', 'It is neither a file nor a folder.', name);
    else if (depth >= limits.publishFoldersMax) throw new ArchiveRefusal('nested', 'There are too many folders within folders.', name);
    else yield* filesIn(folder, name, depth + 1);
  }
}

/** Opened so that a link that took the file's place meanwhile is not followed. */
async function readFile(file: string, name: string): Promise<Buffer> {
  const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(() => {
    throw new ArchiveRefusal('damaged', 'It cannot be opened.', name);
  });
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
