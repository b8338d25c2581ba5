import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { limits } from '@/lib/limits';
import { sha256Of } from '../../sha256-of';
import { fileStamp } from './file-stamp';
import { packNotedFile, unpackNotedFile } from './noted-file';
import type { Notes } from './notes';

/** Raised when a file that is the same would be read otherwise than before. */
const WAY = 4;
const FILE = 'publish-notes.json';

interface Note {
  stamp: string;
  told: unknown;
}

interface KeptNotes extends Notes {
  /** Keeps what was recalled or noted since they were opened, and nothing else: what has left the folder is forgotten. */
  save(): Promise<void>;
}

/**
 * The notes in a data folder. They can be lost at any time: what cannot be read of them, or was noted by another way of reading, was never noted, and
 * where they cannot be written there will be none.
 * @param clock milliseconds since 1970
 */
export async function openNotes(dataDir: string, clock: () => number = Date.now): Promise<KeptNotes> {
  const file = path.join(dataDir, FILE);
  const before = parse(await readFile(file, 'utf8').catch(() => ''));
  const since = new Map<string, Note>();
  return {
    recall(name, stats) {
      const noted = before.get(name);
      if (!noted || noted.stamp !== fileStamp(stats, clock())) return undefined;
      const told = unpackNotedFile(noted.told);
      if (told) since.set(name, noted);
      return told;
    },
    note(name, stats, told) {
      const stamp = fileStamp(stats, clock());
      if (stamp !== undefined) since.set(name, { stamp, told: packNotedFile(told) });
    },
    async save() {
      const unfinished = `${file}.${process.pid}.tmp`;
      try {
        await mkdir(dataDir, { recursive: true });
        await writeFile(unfinished, print(since));
        await rename(unfinished, file);
      } catch {
        await rm(unfinished, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** What the reading depends on beside the code. */
function wayOfReading(): string {
  const {
    publishFilesMax,
    publishEntriesMax,
    publishFileMaxBytes,
    publishUnpackedMaxBytes,
    publishPackedMaxTimes,
    publishPackedFreelyBytes,
    publishPackedFreelyFileBytes,
    publishPictureMaxPixels,
    publishPictureMaxHeightPx,
    publishFactsMaxBytes,
  } = limits;
  return JSON.stringify([
    WAY,
    sharp.versions.vips,
    publishFilesMax,
    publishEntriesMax,
    publishFileMaxBytes,
    publishUnpackedMaxBytes,
    publishPackedMaxTimes,
    publishPackedFreelyBytes,
    publishPackedFreelyFileBytes,
    publishPictureMaxPixels,
    publishPictureMaxHeightPx,
    publishFactsMaxBytes,
  ]);
}

/** The notes under a line that says by which way they were made, and that they are whole. */
function print(notes: ReadonlyMap<string, Note>): string {
  const body = JSON.stringify([...notes].map(([name, { stamp, told }]) => [name, stamp, told]));
  return `${headOf(body)}\n${body}`;
}

function parse(text: string): Map<string, Note> {
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  if (text.slice(0, Math.max(0, end)) !== headOf(body)) return new Map();
  const rows = JSON.parse(body) as [name: string, stamp: string, told: unknown][];
  return new Map(rows.map(([name, stamp, told]) => [name, { stamp, told }]));
}

function headOf(body: string): string {
  return sha256Of(`${wayOfReading()}\n${body}`);
}
