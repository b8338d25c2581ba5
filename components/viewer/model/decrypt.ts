/** The bytes of a key in hex. @throws RangeError for anything but pairs of hex digits */
export function keyBytes(hex: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})+$/i.test(hex)) throw new RangeError('A key is pairs of hex digits');
  return Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16));
}

const WORD_BYTES = 4;
/** Words of the key that are held in registers at a time. */
const LANES = 8;
/** About as many words as stay in the nearest cache while all lanes go over them. */
const CHUNK = 4_096;

/** The key, repeated until it is a whole number of lanes' words. */
function patternOf(key: Uint8Array): Int32Array {
  let bytes = key.length;
  while (bytes % (LANES * WORD_BYTES) !== 0) bytes *= 2;
  return new Int32Array(Uint8Array.from({ length: bytes }, (_, i) => key[i % key.length]!).buffer);
}

/**
 * Undoes a picture's key: each byte of the body is XORed with the key's bytes, repeated. The body itself is changed, and is the file then; an
 * empty key leaves it as it is. A body that begins within a word of its buffer takes a quarter of the speed.
 * @throws RangeError for a key that is no hex
 */
export function decrypt(body: Uint8Array<ArrayBuffer>, hex: string): Uint8Array<ArrayBuffer> {
  if (hex === '') return body;
  const key = keyBytes(hex);
  const pattern = patternOf(key);
  const done = body.byteOffset % WORD_BYTES === 0 ? xorWords(body, pattern) : 0;
  for (let i = done; i < body.length; i++) body[i]! ^= key[i % key.length]!;
  return body;
}

/** All whole patterns of a body, lane by lane within each chunk: eight words of the key stay in registers. Gives how many bytes are done. */
function xorWords(body: Uint8Array<ArrayBuffer>, pattern: Int32Array): number {
  const step = pattern.length;
  const words = new Int32Array(body.buffer, body.byteOffset, Math.floor(body.length / WORD_BYTES / step) * step);
  const chunk = Math.ceil(CHUNK / step) * step;
  for (let start = 0; start < words.length; start += chunk) {
    const end = Math.min(words.length, start + chunk);
    for (let lane = 0; lane < step; lane += LANES) {
      const a = pattern[lane]!,
        b = pattern[lane + 1]!,
        c = pattern[lane + 2]!,
        d = pattern[lane + 3]!;
      const e = pattern[lane + 4]!,
        f = pattern[lane + 5]!,
        g = pattern[lane + 6]!,
        h = pattern[lane + 7]!;
      for (let i = start + lane; i < end; i += step) {
        words[i]! ^= a;
        words[i + 1]! ^= b;
        words[i + 2]! ^= c;
        words[i + 3]! ^= d;
        words[i + 4]! ^= e;
        words[i + 5]! ^= f;
        words[i + 6]! ^= g;
        words[i + 7]! ^= h;
      }
    }
  }
  return words.length * WORD_BYTES;
}
