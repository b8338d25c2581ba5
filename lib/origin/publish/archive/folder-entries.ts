import { constants, type BigIntStats } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@/lib/limits';
import type { ArchiveEntry } from './archive-entry';
import { ArchiveRefusal } from './archive-refusal';
import { createMeter, type Meter } from './create-meter';
import { isPassedOver } from './is-debris';

export interface FolderFile {
  /** With slashes, below the folder. */
  name: string;
  stats: BigIntStats;
}

/** The files of a folder and of those in it, each looked at once, and none opened. Links are not followed. @throws ArchiveRefusal */
export async function listFiles(folder: string): Promise<FolderFile[]> {
  const meter = createMeter();
  const files: FolderFile[] = [];
  for await (const name of filesIn(folder, meter)) {
    const stats = await lstat(path.join(folder, name), { bigint: true });
    meter.take({ name, size: Number(stats.size) });
    files.push({ name, stats });
  }
  return files;
}

/** Those of a folder's files that are wanted, with their bytes. @throws ArchiveRefusal */
export async function* folderEntries(
  folder: string,
  isWanted: (name: string) => boolean,
): AsyncGenerator<ArchiveEntry> {
  for (const { name } of await listFiles(folder))
    if (isWanted(name)) yield { name, bytes: await readEntry(folder, name) };
}

async function* filesIn(folder: string, meter: Meter, below = '', depth = 0): AsyncGenerator<string> {
  for (const item of await readdir(path.join(folder, below), { withFileTypes: true })) {
    meter.pass();
    const name = path.posix.join(below, item.name);
    if (isPassedOver(item.name, item.isDirectory())) continue;
    if (item.isSymbolicLink()) throw new ArchiveRefusal('link', 'It is a link to another file.', name);
    if (item.isFile()) yield name;
    else if (!item.isDirectory()) throw new ArchiveRefusal('no-file', 'It is neither a file nor a folder.', name);
    else if (depth >= limits.publishFoldersMax)
      throw new ArchiveRefusal('nested', 'There are too many folders within folders.', name);
    else yield* filesIn(folder, meter, name, depth + 1);
  }
}

/** A file of a folder, opened so that a link that took its place meanwhile is not followed. @throws ArchiveRefusal */
export async function readEntry(folder: string, name: string): Promise<Buffer> {
  const handle = await open(path.join(folder, name), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(() => {
    throw new ArchiveRefusal('damaged', 'It cannot be opened.', name);
  });
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
