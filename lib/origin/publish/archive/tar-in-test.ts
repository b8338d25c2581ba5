import { pack, type Header } from 'tar-stream';

export type TarFile = Partial<Header> & { name: string; bytes?: string };

/** A tar archive in memory. */
export async function tarInTest(entries: readonly TarFile[]): Promise<Buffer> {
  const tar = pack();
  for (const { bytes, ...header } of entries) tar.entry(header, bytes ?? '');
  tar.finalize();
  const parts: Buffer[] = [];
  for await (const part of tar) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Has the entry whose head begins there be sound again, after something was changed in it. */
export function summedAt(tar: Buffer, head: number): Buffer {
  const sum = tar
    .subarray(head, head + 512)
    .reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  tar.write(sum.toString(8).padStart(6, '0'), head + 148);
  return tar;
}
