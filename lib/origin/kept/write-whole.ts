import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** What a writer that was killed has left is called so. */
export const UNFINISHED = /\.tmp$/;

let count = 0;

/**
 * Writes a file, and the folder it lies in where that is missing: who reads meanwhile finds all of it, or what was there before. Its bytes have reached the
 * disk; that it is there at all is sure when its folder is synced.
 */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}-${++count}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const handle = await open(unfinished, 'w');
    try {
      await handle.writeFile(bytes);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
