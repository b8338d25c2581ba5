import { encodeResponse } from '@/lib/wire/encode-response';
import { Refusal } from '../refusal';

const HEADERS = { 'content-type': 'application/x-protobuf', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** An answer that succeeded, encoded. */
export function respondWith(bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { headers: HEADERS });
}

/** Any failure as an `error` body; what is not a refusal is our own mistake and is logged. */
export function respondWithError(failure: unknown): Response {
  const refusal = failure instanceof Refusal ? failure : new Refusal('broken', { status: 500 });
  if (refusal !== failure) console.error(failure);
  return new Response(encodeResponse({ error: refusal.toMessage() }), { status: refusal.status, headers: { ...HEADERS, ...refusal.headers } });
}
