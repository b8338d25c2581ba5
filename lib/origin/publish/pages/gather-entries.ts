import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ArchiveEntry } from '../archive/archive-entry';
import { ArchiveRefusal } from '../archive/archive-refusal';
import { isArchive } from '../archive/entries-of';
import { isHiddenPicture } from '../archive/is-debris';
import { isPictureFormat, isUnreadPicture, kindOfBytes } from '../archive/kind-of-bytes';
import { formatOfName } from '../archive/picture-format';
import { isSideFile } from '../archive/side-file';
import type { ComicInfo } from '../comic-info/comic-info';
import { readAcbf } from '../comic-info/read-acbf';
import { readCoMet, readComicInfo, readMetronInfo } from '../comic-info/read-comic-info';
import { readComicbox } from '../comic-info/read-comicbox';
import type { NotedFile } from '../notes/notes';
import type { PictureGate } from './picture-gate';
import { readPicture, unreadPicture } from './read-picture';

interface Gathered {
  /** What each file was found to hold that is well, in their order. */
  told: Map<string, NotedFile>;
  refusals: ArchiveRefusal[];
}

/** So many unpacked files of one chapter wait for their turn at most, and are in memory. */
const AT_ONCE = availableParallelism() + 1;
type ReadInfo = (bytes: Buffer, entry: string) => ComicInfo;

/** Other files that say what ComicInfo.xml does, by their names in small letters. */
const INFO_READERS: readonly (readonly [RegExp, ReadInfo])[] = [
  [/^metroninfo\.xml$/, readMetronInfo],
  [/^comet\.xml$/, readCoMet],
  [/^acbf\.xml$|\.acbf$/, readAcbf],
  [/^comicbox\.(?:json|ya?ml)$/, readComicbox],
];
const ARCHIVE_KINDS = ['zip', 'rar', '7z', 'gzip', 'xz', 'bzip2', 'zstd', 'tar'];

/** Reads files as they come. What is wrong with one of them is gathered; where no more come, because something is wrong with all of them, that is the last. */
export async function gatherEntries(entries: AsyncIterable<ArchiveEntry>, gate: PictureGate): Promise<Gathered> {
  const told = new Map<string, NotedFile>();
  const refusals: ArchiveRefusal[] = [];
  const running = new Set<Promise<void>>();
  try {
    for await (const entry of entries) {
      told.set(entry.name, { pictures: [] });
      const work = readEntry(entry, gate)
        .then((read) => void told.set(entry.name, read))
        .catch((error: unknown) => {
          told.delete(entry.name);
          refusals.push(refusalOf(error));
        })
        .finally(() => running.delete(work));
      running.add(work);
      if (running.size >= AT_ONCE) await Promise.race(running);
    }
  } catch (error) {
    refusals.push(refusalOf(error));
  } finally {
    await Promise.all(running);
  }
  return { told, refusals };
}

async function readEntry(entry: ArchiveEntry, gate: PictureGate): Promise<NotedFile> {
  const { name, bytes } = entry;
  const base = path.basename(name).toLowerCase();
  if (isHiddenPicture(name)) return { pictures: [], hidden: [name] };
  if (base === 'comicinfo.xml') return { pictures: [], info: readComicInfo(bytes, name) };
  if (formatOfName(name) || isPictureFormat(kindOfBytes(bytes))) return { pictures: [await readPicture(entry, gate)] };
  const isSide = isSideFile(base) && !ARCHIVE_KINDS.includes(kindOfBytes(bytes) ?? '');
  if (!isSide) throw strange(entry);
  const info = readOtherInfo(entry, base);
  return info ? { pictures: [], info } : { pictures: [], skipped: [name] };
}

/** Undefined for what is no such file, or cannot be read: a publisher may not even know that a program left it there. */
function readOtherInfo({ name, bytes }: ArchiveEntry, base: string): ComicInfo | undefined {
  const readInfo = INFO_READERS.find(([pattern]) => pattern.test(base))?.[1];
  if (!readInfo) return undefined;
  try {
    return readInfo(bytes, name);
  } catch (error) {
    if (error instanceof ArchiveRefusal) return undefined;
    throw error;
  }
}

function strange({ name, bytes }: ArchiveEntry): ArchiveRefusal {
  const kind = kindOfBytes(bytes);
  if (isUnreadPicture(kind)) return unreadPicture(kind, name);
  const isNested = isArchive(name) || ARCHIVE_KINDS.includes(kind ?? '');
  return isNested
    ? new ArchiveRefusal('nested', 'It is an archive within the archive.', name)
    : new ArchiveRefusal('unknown-file', 'It is neither a page nor ComicInfo.xml.', name);
}

/** @throws what is no fault of the file */
export function refusalOf(error: unknown): ArchiveRefusal {
  if (error instanceof ArchiveRefusal) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return new ArchiveRefusal('damaged', `It cannot be read: ${message}.`);
}
