import { gzipSync } from 'node:zlib';

const kept = new Map<string, Promise<number>>();

async function measure(address: string): Promise<number> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).byteLength;
}

/** How many bytes a file is when it is compressed by gzip as well as can be. A built one never changes, so each is asked for once. @throws when it is not there */
export function gzippedBytes(address: string): Promise<number> {
  const known = kept.get(address) ?? measure(address);
  kept.set(address, known);
  return known;
}
