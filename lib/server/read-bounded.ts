import 'server-only';

/** A request's or an answer's whole body, null where it has none; undefined where it has more than `maxBytes`, of which no more is read. */
export async function readBounded(
  request: Pick<Request, 'headers' | 'body'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  if (!request.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Left early, the loop cancels the stream.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
