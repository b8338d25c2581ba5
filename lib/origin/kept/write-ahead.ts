import { limits } from '@/lib/limits';
import type { KeptWriter } from './kept-files';

interface WritesAhead {
  /** Resolves once the file may be forgotten. @throws what a write before it threw */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Resolves when all is written. @throws what the first write that failed threw */
  landed(): Promise<void>;
}

/** Writes several files at once behind whoever makes them: over a network, and down to a disk, most of writing is waiting. */
export function writeAhead(files: KeptWriter, atOnce: number = limits.keptWritesAtOnce): WritesAhead {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const throwFirst = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    async write(name, bytes) {
      while (running.size >= atOnce) await Promise.race(running);
      throwFirst();
      const work = files
        .write(name, bytes)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(work));
      running.add(work);
    },
    async landed() {
      await Promise.all(running);
      throwFirst();
    },
  };
}
