import { createHash } from 'node:crypto';

/** SHA-256, in hex: what a picture is known by, whatever it is named. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
