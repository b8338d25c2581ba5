import { open, stat } from 'node:fs/promises';
import type { ArchiveEntry } from './archive-entry';
import { ArchiveRefusal } from './archive-refusal';
import { folderEntries } from './folder-entries';
import { KIND_NAMES, kindOfBytes, type FileKind } from './kind-of-bytes';
import { tarEntries } from './tar-entries';
import { zipEntries } from './zip-entries';

const HEAD_BYTES = 512;

type ReadEntries = (file: string, isWanted: (name: string) => boolean) => AsyncGenerator<ArchiveEntry>;

const READERS: Partial<Record<FileKind, ReadEntries>> = { zip: zipEntries, tar: tarEntries };

/** What archives are by the ends of their names. */
const ARCHIVES: readonly (readonly [RegExp, FileKind])[] = [
  [/\.(?:cbz|zip)$/i, 'zip'],
  [/\.(?:cbt|tar)$/i, 'tar'],
  [/\.(?:cbr|rar)$/i, 'rar'],
  [/\.(?:cb7|7z)$/i, '7z'],
  [/\.(?:tgz|tar\.gz)$/i, 'gzip'],
  [/\.(?:txz|tar\.xz)$/i, 'xz'],
  [/\.(?:tbz2?|tar\.bz2)$/i, 'bzip2'],
  [/\.(?:tzst|tar\.zst)$/i, 'zstd'],
];
/** What packs a tar archive as a whole. */
const PACKERS: readonly (FileKind | undefined)[] = ['gzip', 'xz', 'bzip2', 'zstd'];

/** The name of an archive without what says its format. */
export function withoutArchiveExtension(name: string): string {
  return ARCHIVES.reduce((bare, [pattern]) => bare.replace(pattern, ''), name);
}

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
  if (!readEntries) {
    const named = kindOfName(file);
    const isPackedTar = PACKERS.includes(known) && (named === 'tar' || PACKERS.includes(named));
    throw new ArchiveRefusal(
      'not-supported',
      known
        ? `It is ${isPackedTar ? 'a tar archive ' : ''}${KIND_NAMES[known]}.`
        : 'It is no archive that is known here.',
    );
  }
  yield* readEntries(file, isWanted);
}

function kindOfName(name: string): FileKind | undefined {
  return ARCHIVES.find(([pattern]) => pattern.test(name))?.[1];
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
