import 'server-only';

import { limits } from '@/lib/limits';

/** By their tags, the one that was asked for last at the end. */
const encoded = new Map<string, Buffer>();
let size = 0;

/** The bytes of a page's text, kept for whoever asks next: most letters of a page may be such as take long to encode. @param tag stands for no other text */
export function encodeOnce(tag: string, text: string): Buffer {
  const bytes = encoded.get(tag) ?? Buffer.from(text);
  size += encoded.delete(tag) ? 0 : bytes.byteLength;
  encoded.set(tag, bytes);
  for (const [oldest, { byteLength }] of encoded) {
    if (size <= limits.encodedPagesMaxBytes) break;
    encoded.delete(oldest);
    size -= byteLength;
  }
  return bytes;
}
