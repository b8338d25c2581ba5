const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** A random UUID of version 4, also where the page is not served securely and the browser makes none itself. */
export function randomUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  // RFC 9562: the version, and the variant's two bits.
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return Array.from(bytes, hex)
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
