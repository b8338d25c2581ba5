import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ArchiveEntry } from '../archive/archive-entry';
import { ArchiveRefusal } from '../archive/archive-refusal';
import { entriesOf, isArchive } from '../archive/entries-of';
import { kindOfBytes } from '../archive/kind-of-bytes';
import type { ComicInfo } from '../comic-info/comic-info';
import { readComicInfo } from '../comic-info/read-comic-info';
import { naturalOrder } from './natural-order';
import type { PictureFacts } from './picture-facts';
import { isPicture, readPicture } from './read-picture';

export interface ChapterFile {
  /** In reading order. */
  pictures: PictureFacts[];
  info?: ComicInfo;
  /** All that is wrong with it; the rest is then worth nothing. */
  refusals: ArchiveRefusal[];
}

const ARCHIVE_KINDS = ['zip', 'rar', '7z', 'gzip', 'tar'];

/** Reads all of a chapter's archive or folder. What is wrong with single pages is gathered; what is wrong with the archive ends it. */
export async function readChapterFile(file: string): Promise<ChapterFile> {
  const pictures: PictureFacts[] = [];
  const refusals: ArchiveRefusal[] = [];
  const running = new Set<Promise<void>>();
  let info: ComicInfo | undefined;

  async function take(entry: ArchiveEntry): Promise<void> {
    try {
      if (path.basename(entry.name).toLowerCase() === 'comicinfo.xml') info = readComicInfo(entry.bytes, entry.name);
      else if (isPicture(entry.name)) pictures.push(await readPicture(entry));
      else throw strange(entry);
    } catch (error) {
      refusals.push(refusalOf(error));
    }
  }

  try {
    for await (const entry of entriesOf(file)) {
      const work = take(entry).finally(() => running.delete(work));
      running.add(work);
      if (running.size >= availableParallelism()) await Promise.race(running);
    }
  } catch (error) {
    refusals.push(refusalOf(error));
  }
  await Promise.all(running);
  if (refusals.length === 0 && pictures.length === 0) refusals.push(new ArchiveRefusal('no-pages', 'It has no pages.'));
  return { pictures: pictures.sort((a, b) => naturalOrder(a.name, b.name)), info, refusals };
}

function strange({ name, bytes }: ArchiveEntry): ArchiveRefusal {
  const isNested = isArchive(name) || ARCHIVE_KINDS.includes(kindOfBytes(bytes) ?? '');
  return isNested ? new ArchiveRefusal('nested', 'It is an archive within the archive.', name) : new ArchiveRefusal('unknown-file', 'It is neither a page nor ComicInfo.xml.', name);
}

function refusalOf(error: unknown): ArchiveRefusal {
  if (error instanceof ArchiveRefusal) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return new ArchiveRefusal('damaged', `It cannot be read: ${message}.`);
}
