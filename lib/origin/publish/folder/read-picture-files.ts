import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@/lib/limits';
import { ArchiveRefusal } from '../archive/archive-refusal';
import { KIND_NAMES } from '../archive/kind-of-bytes';
import { formatOfName } from '../archive/picture-format';
import { findValues, type Pattern } from '../check/find-values';
import type { Fault } from '../fault';
import type { Notice } from '../notice';
import type { PictureFacts } from '../pages/picture-facts';
import type { Reading } from '../pages/read-chapter-file';
import { readPicture } from '../pages/read-picture';
import type { NamedPicture } from '../publication';
import type { SourceText } from '../source/source-text';
import { nameOnDisk } from './name-on-disk';

export const CATALOGUE_PICTURES: readonly Pattern[] = [['publishers', '*', 'picture']];
export const SERIES_PICTURES: readonly Pattern[] = [['pictures', '*', '*']];

interface PictureFiles {
  /** Those that are well, by their paths below the publisher's folder. */
  pictures: Map<string, NamedPicture>;
  faults: Fault[];
  notices: Notice[];
}

type Outcome = PictureFacts | Pick<Fault, 'message' | 'instead'>;

/** Reads the pictures that a text file names, and what is wrong with them. */
export async function readPictureFiles(
  root: string,
  source: SourceText,
  patterns: readonly Pattern[],
  reading: Reading,
): Promise<PictureFiles> {
  const folder = path.posix.dirname(source.file);
  const found: PictureFiles = { pictures: new Map(), faults: [], notices: [] };
  const checked = new Map<string, Promise<Outcome>>();
  for (const { path: at, value } of patterns.flatMap((pattern) => findValues(source.value, pattern))) {
    if (typeof value !== 'string') continue;
    const before = checked.get(value);
    const reached = before ?? read(root, folder, value, reading);
    checked.set(value, reached);
    const outcome = await reached;
    if ('hash' in outcome) {
      const isNew = !found.pictures.has(path.posix.join(folder, value));
      found.pictures.set(path.posix.join(folder, value), outcome);
      if (isNew && outcome.format !== formatOfName(value))
        found.notices.push({
          file: source.file,
          message: `“${value}” is ${KIND_NAMES[outcome.format]}, and read as one.`,
        });
    } else if (!before) found.faults.push({ file: source.file, ...source.placeOf(at), ...outcome });
  }
  return found;
}

async function read(root: string, folder: string, name: string, { notes, gate }: Reading): Promise<Outcome> {
  try {
    const onDisk = path.posix.join(folder, await nameOnDisk(path.join(root, folder), name));
    const file = path.join(root, onDisk);
    // A link anywhere in its path leads elsewhere.
    if ((await realpath(file)) !== path.join(await realpath(root), onDisk))
      return { message: `“${name}” is a link, or lies elsewhere.`, instead: 'Put the file itself there.' };
    const stats = await stat(file, { bigint: true });
    // A pipe would have us wait for who writes into it.
    if (!stats.isFile())
      return { message: `“${name}” is no file.`, instead: 'Name a picture by its path from this file.' };
    const [noted] = notes.recall(file, stats)?.pictures ?? [];
    if (noted) return noted;
    if (stats.size > limits.publishFileMaxBytes) throw new ArchiveRefusal('file-too-large', 'It is too large.');
    const picture = await readPicture({ name, bytes: await readFile(file) }, gate);
    notes.note(file, stats, { pictures: [picture] });
    return picture;
  } catch (error) {
    if (error instanceof ArchiveRefusal) return { message: `“${name}”: ${error.message}`, instead: error.instead };
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ENOTDIR'].includes(code))
      return { message: `“${name}” cannot be read: ${message}.`, instead: 'Let this user read it.' };
    return { message: `There is no file “${name}”.`, instead: 'Name a picture by its path from this file.' };
  }
}
