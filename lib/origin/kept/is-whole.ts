import { sha256Of } from '../sha256-of';

/** Whether bytes from afar are what was sent there: by the hash that was sent along or, where there is none, as long as a WebP says that it is. */
export function isWhole(bytes: Uint8Array, sha256: string | undefined): boolean {
  return sha256 === undefined
    ? isLongEnough(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    : sha256Of(bytes) === sha256;
}

/** RIFF, the length of what follows, WEBP. */
function isLongEnough(bytes: Buffer): boolean {
  return (
    bytes.length > 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP' &&
    bytes.readUInt32LE(4) + 8 === bytes.length
  );
}
