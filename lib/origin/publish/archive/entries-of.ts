import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ArchiveEntry } from './archive-entry';
import { ArchiveRefusal } from './archive-refusal';
import { folderEntries } from './folder-entries';
import { KIND_NAMES, kindOfBytes, type FileKind } from './kind-of-bytes';
import { tarEntries } from './tar-entries';
import { zipEntries } from './zip-entries';

const HEAD_BYTES = 512;

type ReadEntries = (file: string, isWanted: (name: string) => boolean) => AsyncGenerator<ArchiveEntry>;

const READERS: Partial<Record<FileKind, ReadEntries>> = { zip: zipEntries, tar: tarEntries };

/** What archives are by their names. */
const ARCHIVES: Record<string, FileKind> = {
  '.cbz': 'zip',
  '.zip': 'zip',
  '.cbt': 'tar',
  '.cbr': 'rar',
  '.rar': 'rar',
  '.cb7': '7z',
  '.7z': '7z',
};

/** Whether a file is named as an archive of pages. */
export function isArchive(name: string): boolean {
  return kindOfName(name) !== undefined;
}

/** The archive's format if its extension says another; undefined if they agree or the format is not supported. */
export async function misnamedArchive(file: string): Promise<'zip' | 'tar' | undefined> {
  const kind = kindOfBytes(await headOf(file));
  return (kind === 'zip' || kind === 'tar') && kind !== kindOfName(file) ? kind : undefined;
}

/**
 * The files of a chapter's archive or folder, or those that are wanted, one after the other, so that one of them is in memory. What an archive is its bytes
 * say; where they do not, as in one that unpacks itself, its name does. @throws ArchiveRefusal
 */
export async function* entriesOf(
  file: string,
  isWanted: (name: string) => boolean = () => true,
): AsyncGenerator<ArchiveEntry> {
  const stats = await stat(file);
  if (stats.isDirectory()) return yield* folderEntries(file, isWanted);
  if (!stats.isFile()) throw new ArchiveRefusal('no-file', 'It is neither a file nor a folder.');
  if (stats.size === 0) throw new ArchiveRefusal('truncated', 'It is empty.');
  const known = kindOfBytes(await headOf(file));
  const kind = known ?? kindOfName(file);
  const readEntries = kind && READERS[kind];
  if (!readEntries)
    throw new ArchiveRefusal(
      'not-supported',
      known ? `It is ${KIND_NAMES[known]}.` : 'It is no archive that is known here.',
    );
  yield* readEntries(file, isWanted);
}

function kindOfName(name: string): FileKind | undefined {
  const extension = path.extname(name).toLowerCase();
  return Object.hasOwn(ARCHIVES, extension) ? ARCHIVES[extension] : undefined;
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
