import type { BigIntStats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ArchiveEntry } from '../archive/archive-entry';
import { ArchiveRefusal } from '../archive/archive-refusal';
import { entriesOf, misnamedArchive } from '../archive/entries-of';
import { listFiles, readEntry, type FolderFile } from '../archive/folder-entries';
import { OTHER_INFO_FILES, type ComicInfo } from '../comic-info/comic-info';
import { NO_NOTES, type NotedFile, type Notes } from '../notes/notes';
import { gatherEntries, refusalOf } from './gather-entries';
import { naturalOrder } from './natural-order';
import type { PictureFacts } from './picture-facts';
import { createPictureGate, type PictureGate } from './picture-gate';

export interface ChapterFile {
  /** In reading order. */
  pictures: PictureFacts[];
  info?: ComicInfo;
  /** Names of files that are no pages and are passed over, and of pictures that are hidden. */
  skipped: string[];
  hidden: string[];
  /** What an archive is, where its name says that it is something else. */
  packedAs?: 'zip' | 'tar';
  /** All that is wrong with it; the rest is then worth nothing. */
  refusals: ArchiveRefusal[];
}

export interface Reading {
  notes: Notes;
  gate: PictureGate;
}

/**
 * Reads all of a chapter's archive or folder, but what is noted: an archive that is the same is not opened, nor is such a file of a folder. What is wrong with
 * single pages is gathered; what is wrong with the archive ends it.
 */
export async function readChapterFile(
  file: string,
  { notes, gate }: Reading = { notes: NO_NOTES, gate: createPictureGate() },
): Promise<ChapterFile> {
  const stats = await stat(file, { bigint: true });
  return stats.isDirectory() ? readFolder(file, { notes, gate }) : readArchive(file, stats, { notes, gate });
}

async function readArchive(file: string, stats: BigIntStats, { notes, gate }: Reading): Promise<ChapterFile> {
  const noted = notes.recall(file, stats);
  if (noted) return { ...chapterOf([noted], []), ...(noted.packedAs && { packedAs: noted.packedAs }) };
  const { told, refusals } = await gatherEntries(entriesOf(file), gate);
  // An archive that cannot be read has that fault alone.
  const packedAs = refusals.length === 0 ? await misnamedArchive(file) : undefined;
  const chapter = { ...chapterOf([...told.values()], refusals), ...(packedAs && { packedAs }) };
  if (chapter.refusals.length === 0) notes.note(file, stats, chapter);
  return chapter;
}

async function readFolder(folder: string, { notes, gate }: Reading): Promise<ChapterFile> {
  const all = new Map<string, NotedFile | undefined>();
  const unread: FolderFile[] = [];
  try {
    for (const file of await listFiles(folder)) {
      const noted = notes.recall(path.join(folder, file.name), file.stats);
      // A folder within a chapter may have been a chapter itself.
      all.set(
        file.name,
        noted && {
          ...noted,
          pictures: noted.pictures.map((picture) => ({ ...picture, name: file.name })),
          skipped: noted.skipped?.map(() => file.name),
          hidden: noted.hidden?.map(() => file.name),
        },
      );
      if (!noted) unread.push(file);
    }
  } catch (error) {
    return { pictures: [], skipped: [], hidden: [], refusals: [refusalOf(error)] };
  }
  const { told, refusals } = await gatherEntries(entriesIn(folder, unread), gate);
  for (const { name, stats } of unread) {
    const read = told.get(name);
    all.set(name, read);
    if (read) notes.note(path.join(folder, name), stats, read);
  }
  return chapterOf([...all.values()], refusals);
}

async function* entriesIn(folder: string, files: readonly FolderFile[]): AsyncGenerator<ArchiveEntry> {
  for (const { name } of files) yield { name, bytes: await readEntry(folder, name) };
}

function chapterOf(files: readonly (NotedFile | undefined)[], refusals: readonly ArchiveRefusal[]): ChapterFile {
  const pictures = files.flatMap((file) => file?.pictures ?? []).sort((a, b) => naturalOrder(a.name, b.name));
  const infos = files.flatMap((file) => file?.info ?? []);
  const info = [undefined, ...OTHER_INFO_FILES]
    .map((name) => infos.findLast(({ from }) => from === name))
    .find((one) => one !== undefined);
  const [skipped, hidden] = (['skipped', 'hidden'] as const).map((kind) =>
    files.flatMap((file) => file?.[kind] ?? []),
  ) as [string[], string[]];
  const [only] = hidden;
  const empty = only
    ? new ArchiveRefusal('hidden-pages', `Its pages are hidden, as their names begin with a dot: ${only}.`)
    : new ArchiveRefusal('no-pages', 'It has no pages.');
  const isEmpty = refusals.length === 0 && pictures.length === 0;
  return { pictures, ...(info && { info }), skipped, hidden, refusals: isEmpty ? [empty] : [...refusals] };
}
