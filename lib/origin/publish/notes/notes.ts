import type { BigIntStats } from 'node:fs';
import type { ComicInfo } from '../comic-info/comic-info';
import type { PictureFacts } from '../pages/picture-facts';

/** What a file was found to hold, all of it well: a picture holds itself, an archive all its pages. */
export interface NotedFile {
  pictures: readonly PictureFacts[];
  info?: ComicInfo;
  /** Names of files that are no pages and are passed over, and of pictures that are hidden. */
  skipped?: readonly string[];
  hidden?: readonly string[];
  /** What an archive is, where its name says that it is something else. */
  packedAs?: 'zip' | 'tar';
}

/** What was read of files, so that it need not be read again while they are the same. */
export interface Notes {
  /** What was noted of a file, where it is still as it was then. `file` is absolute. */
  recall(file: string, stats: BigIntStats): NotedFile | undefined;
  /** @param stats as they were before it was read */
  note(file: string, stats: BigIntStats, told: NotedFile): void;
}

export const NO_NOTES: Notes = { recall: () => undefined, note: () => undefined };
