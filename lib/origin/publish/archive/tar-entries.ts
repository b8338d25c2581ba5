import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { extract } from 'tar-stream';
import type { ArchiveEntry } from './archive-entry';
import { ArchiveRefusal } from './archive-refusal';
import { createMeter } from './create-meter';
import { isPassedOver } from './is-debris';
import { printableName } from './printable-name';
import { safeName } from './safe-name';

const LINKS = ['link', 'symlink'];
const FILES = ['file', 'contiguous-file'];
const BLOCK = 512;
/** Archives of the oldest kind do not say that they are any; their checksums are right all the same. The types know nothing of this option. */
const ANY_AGE: object = { allowUnknownFormat: true };

/** The files of a tar archive that are wanted, in its order. @throws ArchiveRefusal */
export async function* tarEntries(file: string, isWanted: (name: string) => boolean): AsyncGenerator<ArchiveEntry> {
  const meter = createMeter();
  const reader = createReadStream(file);
  const archive = extract(ANY_AGE);
  let end = 0;
  reader.on('error', (error) => archive.destroy(error));
  reader.pipe(archive);
  try {
    for await (const entry of archive) {
      meter.pass();
      // Where its bytes begin is told, though not in the types.
      const {
        name: written,
        type,
        size = 0,
        byteOffset = 0,
      } = entry.header as typeof entry.header & { byteOffset?: number };
      // One that is no number is taken for none, and its bytes never come to an end.
      if (!Number.isSafeInteger(size)) throw new ArchiveRefusal('damaged', 'It is damaged: a file in it has no size.');
      const isFolder = type === 'directory';
      end = byteOffset + (isFolder ? 0 : Math.ceil(size / BLOCK) * BLOCK);
      if (isPassedOver(written, isFolder)) {
        if (!isFolder) await pass(entry);
        continue;
      }
      const name = safeName(written, isFolder);
      if (LINKS.includes(type ?? '')) throw new ArchiveRefusal('link', 'It is a link to another file.', name);
      // Whatever size a folder says that it has, no bytes follow, and whoever waited for them would wait for ever.
      if (isFolder) continue;
      if (!FILES.includes(type ?? 'file'))
        throw new ArchiveRefusal('no-file', 'It is neither a file nor a folder.', name);
      meter.take({ name, size });
      const bytes = await drain(entry);
      if (isWanted(name)) yield { name, bytes };
    }
    await requireEnd(file, end);
  } catch (error) {
    throw error instanceof ArchiveRefusal ? error : refusalOf(error as Error);
  } finally {
    reader.destroy();
    archive.destroy();
  }
}

/** A tar archive ends with empty blocks: without one it may have gone on. @param end of its last entry */
async function requireEnd(file: string, end: number): Promise<void> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const last = Buffer.alloc(BLOCK, 1);
    if (size >= end + BLOCK) await handle.read(last, 0, BLOCK, size - BLOCK);
    if (last.some((byte) => byte !== 0)) throw new ArchiveRefusal('truncated', 'It breaks off before its end.');
  } finally {
    await handle.close();
  }
}

async function pass(entry: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of entry);
}

async function drain(entry: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of entry) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function refusalOf({ message }: Error): ArchiveRefusal {
  if (/unexpected end/i.test(message)) return new ArchiveRefusal('truncated', 'It breaks off before its end.');
  if (/invalid tar header/i.test(message)) return new ArchiveRefusal('damaged', 'It is no tar archive, or is damaged.');
  return new ArchiveRefusal('damaged', `It is damaged: ${printableName(message).replace(/\.*$/, '')}.`);
}
