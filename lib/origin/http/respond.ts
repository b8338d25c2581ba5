import { knowsTag } from '@/lib/knows-tag';
import { encodeResponse } from '@/lib/wire/encode-response';
import { Refusal } from '../refusal';
import { sha256Of } from '../sha256-of';
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

/** An encoded response that several requests get. */
export interface TaggedBytes {
  bytes: Uint8Array<ArrayBuffer>;
  /** As the header has it. */
  etag: string;
}

/** Computes the ETag of an encoded response. */
export const tagBytes = (bytes: Uint8Array<ArrayBuffer>): TaggedBytes => ({ bytes, etag: `"${sha256Of(bytes)}"` });

/** As `respondWith`, with an ETag; 304 where the request has the same bytes already. */
export function respondWithTagged({ headers }: Request, { bytes, etag }: TaggedBytes): Response {
  if (knowsTag(headers.get('if-none-match'), etag))
    return rememberSize(new Response(null, { status: 304, headers: { ...HEADERS, etag } }), 0);
  return rememberSize(new Response(bytes, { headers: { ...HEADERS, etag } }), bytes.byteLength);
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
