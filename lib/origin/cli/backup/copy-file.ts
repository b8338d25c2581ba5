import { constants, copyFile as copy, link, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../../kept/is-missing';
import { syncPath } from '../../kept/sync-path';

/** Copies a file to where none is, down to the disk. */
export async function copyFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await copy(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  await syncPath(to);
}

/** Gives a file that is never written again a second name where its disk allows it, else copies it. */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    if (isMissing(error)) throw error;
    await copyFile(from, to);
  }
}

/** Makes an empty file that is its owner's alone: in a database are readers' sessions and the keys of the service. */
export async function makeOwnFile(file: string): Promise<void> {
  await (await open(file, 'wx', 0o600)).close();
}
