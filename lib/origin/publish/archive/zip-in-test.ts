import { ZipFile } from 'yazl';

export interface FileInTest {
  name: string;
  bytes?: Buffer | string;
  mode?: number;
  compress?: boolean;
}

/** A ZIP in memory. `rewrite` maps names to others of the same length, which the packer itself would refuse. */
export async function zipInTest(files: readonly FileInTest[], rewrite: Record<string, string> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, bytes = 'x', mode, compress = false } of files)
    zip.addBuffer(Buffer.from(bytes), name, { mtime: new Date(0), mode, compress });
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Object.entries(rewrite).reduce(
    (packed, [from, to]) => Buffer.from(packed.toString('latin1').replaceAll(from, to), 'latin1'),
    Buffer.concat(parts),
  );
}

/** Offsets of the central directory's entries. */
export function directoryOf(zip: Buffer): number[] {
  const found: number[] = [];
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) found.push(at);
  return found;
}
