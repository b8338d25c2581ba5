import { encodeResponse } from '@/lib/wire/encode-response';
import { Refusal } from '../refusal';
import { refusalLine, type Asked } from './refusal-line';

const HEADERS = { 'content-type': 'application/x-protobuf', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
// A reader fetches pictures from another address than his own, and has to learn why one is refused. No refusal holds what is somebody's own.
const REFUSED_HEADERS = { ...HEADERS, 'access-control-allow-origin': '*' };

/** An answer that succeeded, encoded. */
export function respondWith(bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { headers: HEADERS });
}

/** A refusal as an `error` body. */
export function respondWithRefusal(refusal: Refusal): Response {
  return new Response(encodeResponse({ error: refusal.toMessage() }), { status: refusal.status, headers: { ...REFUSED_HEADERS, ...refusal.headers } });
}

/** Any failure as an `error` body, told to the log once; what is not a refusal is our own fault. */
export function respondWithError(failure: unknown, asked: Asked, log: (line: string) => void): Response {
  const refusal = failure instanceof Refusal ? failure : new Refusal('broken', { status: 500, cause: failure });
  const line = refusalLine(refusal, asked);
  if (line !== undefined) log(line);
  return respondWithRefusal(refusal);
}
