/** The bytes of a key in hex. @throws RangeError for anything but pairs of hex digits */
export function keyBytes(hex: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})+$/i.test(hex)) throw new RangeError('A key is pairs of hex digits');
  return Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16));
}

/** A picture's file: the body XORed with its key, repeated. An empty key leaves it as it is. The input is not changed. */
export function decrypt(body: Uint8Array, hex: string): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(body);
  if (hex === '') return file;
  const key = keyBytes(hex);
  // Four repetitions are a whole number of 32-bit words, whatever the key's length: a word at a time is four times as fast.
  const pattern = new Uint32Array(Uint8Array.from({ length: key.length * 4 }, (_, i) => key[i % key.length]!).buffer);
  const words = new Uint32Array(file.buffer, 0, file.length >> 2);
  for (let i = 0, p = 0; i < words.length; i++) {
    words[i]! ^= pattern[p]!;
    p = p + 1 === pattern.length ? 0 : p + 1;
  }
  for (let i = words.length * 4; i < file.length; i++) file[i]! ^= key[i % key.length]!;
  return file;
}
