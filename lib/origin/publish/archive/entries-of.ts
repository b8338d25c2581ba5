import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ArchiveEntry } from './archive-entry';
import { ArchiveRefusal } from './archive-refusal';
import { folderEntries } from './folder-entries';
import { kindOfBytes, type FileKind } from './kind-of-bytes';
import { tarEntries } from './tar-entries';
import { zipEntries } from './zip-entries';

const HEAD_BYTES = 512;

/** What archives are named, and what they then are. */
const ARCHIVES: Record<string, { kind: FileKind; entries: (file: string) => AsyncGenerator<ArchiveEntry> }> = {
  '.cbz': { kind: 'zip', entries: zipEntries },
  '.zip': { kind: 'zip', entries: zipEntries },
  '.cbt': { kind: 'tar', entries: tarEntries },
};

const NAMES: Record<string, string> = { zip: 'a ZIP', rar: 'a RAR archive', '7z': 'a 7-Zip archive', gzip: 'packed by gzip', tar: 'a tar archive', pdf: 'a PDF' };

/** Whether a file is named as an archive of pages. */
export function isArchive(name: string): boolean {
  return Object.hasOwn(ARCHIVES, path.extname(name).toLowerCase());
}

/** All files of a chapter's archive or folder, one after the other, so that one of them is in memory. @throws ArchiveRefusal */
export async function* entriesOf(file: string): AsyncGenerator<ArchiveEntry> {
  if ((await stat(file)).isDirectory()) return yield* folderEntries(file);
  const archive = ARCHIVES[path.extname(file).toLowerCase()];
  if (!archive) throw new ArchiveRefusal('not-supported', 'It is no archive that is known here.');
  const kind = kindOfBytes(await headOf(file));
  if (kind !== undefined && kind !== archive.kind) throw new ArchiveRefusal('other-kind', `It is ${NAMES[kind] ?? 'a picture'}, whatever it is named.`);
  yield* archive.entries(file);
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
