import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** The size and hash of a file, read in parts. */
export async function hashFile(file: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(part);
    size += part.byteLength;
  }
  return { size, sha256: hash.digest('hex') };
}
