import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';

/** Where a ZIP begins and ends in its file, in bytes. */
interface Span {
  start: number;
  end: number;
}

const END_MARK = Buffer.from('PK\x05\x06', 'latin1');
const MORE_MARK = Buffer.from('PK\x06\x07', 'latin1');
const END_BYTES = 22;
const MORE_BYTES = 20;
const COMMENT_MAX = 0xffff;
/** What copying to whole blocks and editing by hand leave behind an archive. */
const BLANK = [0, 0x0a, 0x0d, 0x1a, 0x20];

/** Opens a ZIP, also one that stands behind a program that unpacks it, or before some empty bytes. Its entries are to be asked for one by one. @throws Error of yauzl */
export async function openZip(file: string): Promise<ZipFile> {
  const handle = await open(file);
  const { start, end } = await spanOf(handle).finally(() => handle.close());
  return fromRandomAccessReaderPromise(new FilePart(file, start), end - start, {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
    validateEntrySizes: true,
  });
}

/** The whole file, where nothing says that it is less: a part in the midst of it may be an archive of its own, in one that was cut short. */
async function spanOf(handle: FileHandle): Promise<Span> {
  const { size } = await handle.stat();
  const tail = await read(handle, Math.max(0, size - END_BYTES - MORE_BYTES - COMMENT_MAX), size);
  const mark = tail.lastIndexOf(END_MARK);
  if (mark < 0 || mark + END_BYTES > tail.length) return { start: 0, end: size };
  const after = mark + END_BYTES + tail.readUInt16LE(mark + 20);
  const end = tail.subarray(after).every((byte) => BLANK.includes(byte))
    ? size - Math.max(0, tail.length - after)
    : size;
  const head = await read(handle, 0, 2);
  const isLarge = mark >= MORE_BYTES && tail.indexOf(MORE_MARK, mark - MORE_BYTES) === mark - MORE_BYTES;
  if (head.toString('latin1') === 'PK' || isLarge) return { start: 0, end };
  // The directory stands before the mark, and says where it thinks to stand.
  const start = size - tail.length + mark - tail.readUInt32LE(mark + 12) - tail.readUInt32LE(mark + 16);
  return { start: Math.max(0, start), end };
}

async function read(handle: FileHandle, from: number, to: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(
    Buffer.alloc(Math.max(0, to - from)),
    0,
    Math.max(0, to - from),
    from,
  );
  return buffer.subarray(0, bytesRead);
}

class FilePart extends RandomAccessReader {
  constructor(
    private readonly file: string,
    private readonly start: number,
  ) {
    super();
  }
  override _readStreamForRange(from: number, to: number): Readable {
    return createReadStream(this.file, { start: this.start + from, end: this.start + to - 1 });
  }
}
