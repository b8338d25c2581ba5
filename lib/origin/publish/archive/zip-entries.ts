import { getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';
import type { ArchiveEntry } from './archive-entry';
import { ArchiveRefusal, type RefusalReason } from './archive-refusal';
import { crc32 } from './crc32';
import { createMeter } from './create-meter';
import { isPassedOver } from './is-debris';
import { openZip } from './open-zip';
import { printableName } from './printable-name';
import { safeName } from './safe-name';

/** Types of Unix in the upper half of the attributes. */
const TYPE_MASK = 0xf000;
const LINK = 0xa000;
const PLAIN = [0, 0x8000, 0x4000];

/** The files of a ZIP that are wanted. All that its directory says is checked before a byte is unpacked. @throws ArchiveRefusal */
export async function* zipEntries(file: string, isWanted: (name: string) => boolean): AsyncGenerator<ArchiveEntry> {
  const zip = await reading(() => openZip(file));
  try {
    for (const { entry, name } of await checkedEntries(zip))
      if (isWanted(name)) yield { name, bytes: await reading(() => unpack(zip, entry, name), name) };
  } finally {
    zip.close();
  }
}

async function checkedEntries(zip: ZipFile): Promise<{ entry: Entry; name: string }[]> {
  const meter = createMeter();
  const found: { entry: Entry; name: string }[] = [];
  await reading(async () => {
    for await (const entry of zip.eachEntry()) {
      meter.pass();
      const written = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
      const isFolder = /[\\/]$/.test(written);
      if (isPassedOver(written, isFolder)) continue;
      const name = safeName(written, isFolder);
      const type = (entry.externalFileAttributes >>> 16) & TYPE_MASK;
      if (type === LINK) throw new ArchiveRefusal('link', 'It is a link to another file.', name);
      if (!PLAIN.includes(type)) throw new ArchiveRefusal('no-file', 'It is neither a file nor a folder.', name);
      if (isFolder) continue;
      if (entry.isEncrypted()) throw new ArchiveRefusal('encrypted', 'It is locked with a password.', name);
      if (!entry.canDecodeFileData())
        throw new ArchiveRefusal('not-supported', 'It is packed in a way that is not known here.', name);
      meter.take({ name, size: entry.uncompressedSize, packedSize: entry.compressedSize });
      found.push({ entry, name });
    }
  });
  return found;
}

async function unpack(zip: ZipFile, entry: Entry, name: string): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  if (crc32(bytes) !== entry.crc32)
    throw new ArchiveRefusal('damaged', 'Its bytes are not those that were packed.', name);
  return bytes;
}

/** The library's errors, and what they come to; the first that fits. */
const FAILURES: readonly (readonly [RegExp, RefusalReason, message: string])[] = [
  [/encrypt/i, 'encrypted', 'It is locked with a password.'],
  [
    /end of central directory|unexpected eof|overflows file bounds|not enough bytes|unexpected end of file|out of range/i,
    'truncated',
    'It breaks off before its end.',
  ],
  [/comment length/i, 'damaged', 'Something else follows after its end.'],
  [/size mismatch|too many bytes/i, 'damaged', 'Its files are not as large as it says.'],
];

async function reading<Result>(work: () => Promise<Result>, entry?: string): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ArchiveRefusal) throw error;
    const { message } = error as Error;
    const [, reason, told] = FAILURES.find(([pattern]) => pattern.test(message)) ?? [
      '',
      'damaged' as const,
      `It is damaged: ${printableName(message).replace(/\.*$/, '')}.`,
    ];
    throw new ArchiveRefusal(reason, told, entry);
  }
}
