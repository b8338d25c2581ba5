import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ArchiveEntry } from './archive-entry';
import { ArchiveRefusal } from './archive-refusal';
import { folderEntries } from './folder-entries';
import { KIND_NAMES, kindOfBytes, type FileKind } from './kind-of-bytes';
import { tarEntries } from './tar-entries';
import { zipEntries } from './zip-entries';

const HEAD_BYTES = 512;

/** What archives are named, and what they then are. */
const ARCHIVES: Record<
  string,
  { kind: FileKind; entries: (file: string, isWanted: (name: string) => boolean) => AsyncGenerator<ArchiveEntry> }
> = {
  '.cbz': { kind: 'zip', entries: zipEntries },
  '.zip': { kind: 'zip', entries: zipEntries },
  '.cbt': { kind: 'tar', entries: tarEntries },
};

/** Whether a file is named as an archive of pages. */
export function isArchive(name: string): boolean {
  return Object.hasOwn(ARCHIVES, path.extname(name).toLowerCase());
}

/** The files of a chapter's archive or folder, or those that are wanted, one after the other, so that one of them is in memory. @throws ArchiveRefusal */
export async function* entriesOf(
  file: string,
  isWanted: (name: string) => boolean = () => true,
): AsyncGenerator<ArchiveEntry> {
  const stats = await stat(file);
  if (stats.isDirectory()) return yield* folderEntries(file, isWanted);
  if (!stats.isFile()) throw new ArchiveRefusal('no-file', 'It is neither a file nor a folder.');
  const archive = ARCHIVES[path.extname(file).toLowerCase()];
  if (!archive) throw new ArchiveRefusal('not-supported', 'It is no archive that is known here.');
  if (stats.size === 0) throw new ArchiveRefusal('truncated', 'It is empty.');
  const kind = kindOfBytes(await headOf(file));
  if (kind !== undefined && kind !== archive.kind)
    throw new ArchiveRefusal('other-kind', `It is ${KIND_NAMES[kind]}, whatever it is named.`);
  yield* archive.entries(file, isWanted);
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
