import { createHash } from 'node:crypto';

/** The key of a made-up page: 64 bytes, as an origin's own are. */
export function pageKey(chapterId: number, number: number): Buffer {
  return createHash('sha512').update(`${chapterId}/${number}`).digest();
}

/** XOR with the key, repeated, by the letter of the definition. */
export function applyKey(file: Uint8Array, key: Uint8Array): Buffer {
  return Buffer.from(file.map((byte, i) => byte ^ key[i % key.length]!));
}
