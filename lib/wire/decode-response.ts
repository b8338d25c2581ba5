import './runtime';

import { limits } from '@/lib/limits';

import { komawari } from './generated/decode';
import type { wire } from './messages';
import { WireError } from './wire-error';

/**
 * Reads a Response from its bytes. Unknown fields are skipped, unknown enum numbers kept, int64 become numbers.
 * @throws WireError when the bytes are more than `limits.responseMaxBytes`, no Response, or hold neither success nor error
 */
export function decodeResponse(bytes: Uint8Array): wire.Response {
  if (bytes.byteLength > limits.responseMaxBytes) throw new WireError('too-large');
  let response: wire.Response;
  try {
    response = komawari.Response.decode(bytes);
  } catch (cause) {
    throw new WireError('malformed', { cause });
  }
  if (!response.success && !response.error) throw new WireError('empty');
  return response;
}
