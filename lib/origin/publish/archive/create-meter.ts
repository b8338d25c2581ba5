import { limits } from '@/lib/limits';
import { ArchiveRefusal } from './archive-refusal';

const MIB = 1024 * 1024;

export interface Meter {
  /** Notes that there is an entry, whatever it is. @throws ArchiveRefusal */
  pass(): void;
  /** Notes a file before it is unpacked, by what it says of itself, in bytes. @throws ArchiveRefusal */
  take(file: { name: string; size: number; packedSize?: number }): void;
}

/** Watches that what is unpacked stays within limits, and that no two files have one name, on any disk. */
export function createMeter(): Meter {
  const names = new Set<string>();
  let total = 0;
  let packed = 0;
  let swollen = 0;
  let entries = 0;
  return {
    pass() {
      if (++entries > limits.publishEntriesMax)
        throw new ArchiveRefusal(
          'too-many-entries',
          `It has more than ${limits.publishEntriesMax} entries, with folders and what systems leave there.`,
        );
    },
    take({ name, size, packedSize = size }) {
      const same = name.normalize('NFC').toLowerCase();
      if (names.has(same)) throw new ArchiveRefusal('same-name', 'Two files have this name.', name);
      names.add(same);
      if (names.size > limits.publishFilesMax)
        throw new ArchiveRefusal('too-many-files', `It has more than ${limits.publishFilesMax} files.`);
      if (size > limits.publishFileMaxBytes)
        throw new ArchiveRefusal('file-too-large', `It is larger than ${limits.publishFileMaxBytes / MIB} MiB.`, name);
      total += size;
      packed += packedSize;
      if (total > limits.publishUnpackedMaxBytes)
        throw new ArchiveRefusal(
          'too-large',
          `Unpacked it is larger than ${limits.publishUnpackedMaxBytes / MIB} MiB.`,
        );
      // A blank page packs a thousandfold, so only files that are large by themselves count.
      if (size > limits.publishPackedFreelyFileBytes && size > packedSize * limits.publishPackedMaxTimes)
        swollen += size;
      if (swollen > limits.publishPackedFreelyBytes && total > packed * limits.publishPackedMaxTimes) {
        throw new ArchiveRefusal(
          'packed-too-far',
          `It would be ${limits.publishPackedMaxTimes} times as large unpacked, or more.`,
        );
      }
    },
  };
}
