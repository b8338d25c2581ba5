/** The body of an answer, where tests have no streams: these bytes. */
export function bodyOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const parts = [bytes];
  async function read() {
    const value = parts.shift();
    return { value, done: value === undefined };
  }
  const reader = { read };
  return { getReader: () => reader } as unknown as ReadableStream<Uint8Array>;
}
