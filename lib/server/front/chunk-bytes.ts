/** What is written to a response, as bytes; nothing, or who wants to hear when it is written, is none. */
export function chunkBytes(chunk: unknown, encoding: unknown): Buffer[] {
  if (typeof chunk === 'string')
    return [Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')];
  return chunk instanceof Uint8Array ? [Buffer.from(chunk)] : [];
}
