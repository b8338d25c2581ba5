import './runtime';

import { limits } from '@/lib/limits';

import { komawari } from './generated/encode';
import type { wire } from './messages';
import { WireError } from './wire-error';

/**
 * Writes a Response as bytes.
 * @throws WireError when they would be more than `limits.responseMaxBytes`, which no client would read
 */
export function encodeResponse(response: wire.IResponse): Uint8Array<ArrayBuffer> {
  const bytes = komawari.Response.encode(response).finish();
  if (bytes.byteLength > limits.responseMaxBytes) throw new WireError('too-large');
  return new Uint8Array(bytes);
}
