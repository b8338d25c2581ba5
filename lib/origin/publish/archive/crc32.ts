import * as zlib from 'node:zlib';

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum that ZIP keeps of each file; that of newer Nodes is some times as quick. */
export const crc32: (bytes: Buffer) => number = (zlib as { crc32?: (bytes: Buffer) => number }).crc32 ?? slowCrc32;

export function slowCrc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
