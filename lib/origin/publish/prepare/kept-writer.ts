import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keptPath } from '../../media/kept-path';

export interface KeptWriter {
  /** Whether a file of this name is there, whole. */
  has(name: string): Promise<boolean>;
  write(name: string, bytes: Uint8Array): Promise<void>;
}

/** Writes published files, each at once: who reads meanwhile finds all of it, or nothing. */
export function createKeptWriter(folder: string): KeptWriter {
  let count = 0;
  return {
    async has(name) {
      const found = await stat(keptPath(folder, name)).catch(() => undefined);
      return found !== undefined && found.size > 0;
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
  };
}
