import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@/lib/limits';
import { ArchiveRefusal } from '../archive/archive-refusal';
import { findValues, type Pattern } from '../check/find-values';
import type { Fault } from '../fault';
import { readPicture } from '../pages/read-picture';
import type { SourceText } from '../source/source-text';

export const CATALOGUE_PICTURES: readonly Pattern[] = [['publishers', '*', 'picture']];
export const SERIES_PICTURES: readonly Pattern[] = [['pictures', '*', '*']];

/** What is wrong with the pictures that a text file names. */
export async function pictureFileFaults(root: string, source: SourceText, patterns: readonly Pattern[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  const checked = new Map<string, Promise<Pick<Fault, 'message' | 'instead'> | undefined>>();
  for (const { path: at, value } of patterns.flatMap((pattern) => findValues(source.value, pattern))) {
    if (typeof value !== 'string') continue;
    const outcome = checked.get(value) ?? check(root, path.posix.dirname(source.file), value);
    checked.set(value, outcome);
    const told = await outcome;
    if (told) faults.push({ file: source.file, ...source.placeOf(at), ...told });
  }
  return faults;
}

async function check(root: string, folder: string, name: string): Promise<Pick<Fault, 'message' | 'instead'> | undefined> {
  const file = path.join(root, folder, name);
  try {
    // A link anywhere in its path leads elsewhere.
    if ((await realpath(file)) !== path.join(await realpath(root), folder, name)) return { message: `“${name}” is a link, or lies elsewhere.`, instead: 'Put the file itself there.' };
    if ((await stat(file)).size > limits.publishFileMaxBytes) throw new ArchiveRefusal('file-too-large', 'It is too large.');
    await readPicture({ name, bytes: await readFile(file) });
    return undefined;
  } catch (error) {
    if (error instanceof ArchiveRefusal) return { message: `“${name}”: ${error.message}`, instead: error.instead };
    return { message: `There is no file “${name}”.`, instead: 'Name a picture by its path from this file.' };
  }
}
