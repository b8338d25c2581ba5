import { createHmac } from 'node:crypto';

/** The key of a chapter's page, the same in every quality and for both halves. @param page as `keyName` gives it */
export function pageKey(secret: Buffer, chapterId: number, page: string | number): Buffer {
  return createHmac('sha256', secret).update(`key\n${chapterId}\n${page}`).digest();
}

/** XORs bytes with a key, repeated: once hides a file, twice shows it again. */
export function applyKey(bytes: Uint8Array, key: Uint8Array): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) result[at] = bytes[at]! ^ key[at % key.length]!;
  return result;
}
