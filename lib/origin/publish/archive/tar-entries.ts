import { createReadStream } from 'node:fs';
import { extract } from 'tar-stream';
import type { ArchiveEntry } from './archive-entry';
import { ArchiveRefusal } from './archive-refusal';
import { createMeter } from './create-meter';
import { isDebris } from './is-debris';
import { safeName } from './safe-name';

const LINKS = ['link', 'symlink'];
const FILES = ['file', 'contiguous-file'];

/** The files of a tar archive, in its order. @throws ArchiveRefusal */
export async function* tarEntries(file: string): AsyncGenerator<ArchiveEntry> {
  const meter = createMeter();
  const reader = createReadStream(file);
  const archive = extract();
  reader.on('error', (error) => archive.destroy(error));
  reader.pipe(archive);
  try {
    for await (const entry of archive) {
      const { name: written, type, size = 0 } = entry.header;
      const name = safeName(written);
      if (LINKS.includes(type ?? '')) throw new ArchiveRefusal('link', 'It is a link to another file.', name);
      if (type !== 'directory') {
        if (!FILES.includes(type ?? 'file')) throw new ArchiveRefusal('no-file', 'It is neither a file nor a folder.', name);
        meter.take({ name, size });
      }
      const bytes = await drain(entry);
      if (type !== 'directory' && !isDebris(name)) yield { name, bytes };
    }
  } catch (error) {
    throw error instanceof ArchiveRefusal ? error : refusalOf(error as Error);
  } finally {
    reader.destroy();
    archive.destroy();
  }
}

async function drain(entry: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of entry) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function refusalOf({ message }: Error): ArchiveRefusal {
  if (/unexpected end/i.test(message)) return new ArchiveRefusal('truncated', 'It breaks off before its end.');
  return new ArchiveRefusal('damaged', `It is damaged: ${message.replace(/\.*$/, '')}.`);
}
