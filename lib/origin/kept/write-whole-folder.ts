import { existsSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';

/** Fills a folder that is empty, or not there yet, with what is written to an unfinished one beside it: with all of it or, where that fails, with nothing. */
export async function writeWholeFolder<Written>(
  folder: string,
  unfinished: string,
  write: (unfinished: string) => Promise<Written>,
): Promise<Written> {
  try {
    await mkdir(unfinished, { recursive: true });
    const written = await write(unfinished);
    if (existsSync(folder)) await rmdir(folder);
    await rename(unfinished, folder);
    return written;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}
