import { encodeResponse } from '@/lib/wire/encode-response';
import { Refusal } from '../refusal';
import { rememberSize } from './answer-size';

const HEADERS = {
  'content-type': 'application/x-protobuf',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
// A reader fetches pictures from another address than his own, and has to learn why one is refused. No refusal holds what is somebody's own.
const REFUSED_HEADERS = { ...HEADERS, 'access-control-allow-origin': '*' };

/** An answer that succeeded, encoded. */
export function respondWith(bytes: Uint8Array<ArrayBuffer>): Response {
  return rememberSize(new Response(bytes, { headers: HEADERS }), bytes.byteLength);
}

/** A refusal as an `error` body. */
export function respondWithRefusal(refusal: Refusal): Response {
  const bytes = encodeResponse({ error: refusal.toMessage() });
  return rememberSize(
    new Response(bytes, { status: refusal.status, headers: { ...REFUSED_HEADERS, ...refusal.headers } }),
    bytes.byteLength,
  );
}

/** Any failure as an `error` body, and why; what is not a refusal is our own fault. */
export function respondWithError(failure: unknown): { response: Response; refusal: Refusal } {
  const refusal = failure instanceof Refusal ? failure : new Refusal('broken', { status: 500, cause: failure });
  return { response: respondWithRefusal(refusal), refusal };
}
