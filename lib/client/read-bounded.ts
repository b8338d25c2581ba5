/** The whole of an answer; undefined where it has more than `maxBytes`, of which no more is read. @throws what breaks it off */
export async function readBounded({ body }: Pick<Response, 'body'>, maxBytes: number): Promise<Uint8Array | undefined> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      void reader?.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
