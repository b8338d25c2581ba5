import { open } from 'node:fs/promises';

/** Has what was written to a file, or what a folder holds, outlive a power cut; a file may be one that can only be read. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
