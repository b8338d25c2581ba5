/** The body of an answer, where tests have no streams: these bytes. */
export function bodyOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const parts = [bytes];
  const reader = { read: async () => ({ value: parts.shift(), done: parts.length === 0 }) };
  return { getReader: () => reader } as unknown as ReadableStream<Uint8Array>;
}
