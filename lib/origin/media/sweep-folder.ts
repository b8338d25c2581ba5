import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '@/lib/log/entry';

/** After a sweep this much of the limit is in use, so that the next one is not due at once. */
const KEPT = 0.9;

interface Entry {
  file: string;
  size: number;
  usedAt: number;
}

/** Keeps a folder of files that can be made again below a size: those not used for longest go first. */
export function createSweeper({ folder, maxBytes, log }: { folder: string; maxBytes: number; log: Log }): {
  added(bytes: number): void;
} {
  // Unknown until the first look.
  let size = Number.POSITIVE_INFINITY;
  /** What a sweep under way may have seen or not. */
  let meanwhile = 0;
  let sweeping = false;

  async function sweep() {
    sweeping = true;
    try {
      do {
        meanwhile = 0;
        size = (await sweepFolder(folder, maxBytes)) + meanwhile;
      } while (size > maxBytes);
    } catch (error) {
      log({ level: 'warn', message: 'Drawn pictures that were not read for long cannot be deleted', error });
    }
    sweeping = false;
  }

  return {
    added(bytes) {
      size += bytes;
      meanwhile += bytes;
      if (size > maxBytes && !sweeping) void sweep();
    },
  };
}

/** Deletes what was not used for longest until `maxBytes` are not exceeded; gives the bytes that are left. */
export async function sweepFolder(folder: string, maxBytes: number): Promise<number> {
  const entries = (await list(folder)).sort((a, b) => a.usedAt - b.usedAt);
  let size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size <= maxBytes) return size;
  for (const entry of entries) {
    if (size <= maxBytes * KEPT) break;
    await rm(entry.file, { force: true });
    size -= entry.size;
  }
  return size;
}

async function list(folder: string): Promise<Entry[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const entries = await Promise.all(
    names.map(async (name): Promise<Entry[]> => {
      const file = path.join(folder, name);
      const info = await stat(file).catch(() => undefined);
      return info?.isFile() ? [{ file, size: info.size, usedAt: info.mtimeMs }] : [];
    }),
  );
  return entries.flat();
}
