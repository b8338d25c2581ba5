import { decrypt, keyBytes } from './decrypt';

/** The definition, a byte at a time. */
const xor = (body: Uint8Array, key: readonly number[]) => body.map((byte, i) => byte ^ key[i % key.length]!);
const hex = (key: readonly number[]) => key.map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 37 + 11) & 255);

describe('decrypt', () => {
  const keys = [1, 2, 3, 4, 5, 7, 8, 16, 32, 64].map((length) => Array.from({ length }, (_, i) => (i * 91 + 5) & 255));
  const lengths = [0, 1, 3, 4, 5, 63, 64, 65, 1023];

  it.each(keys)('is XOR with the key, repeated, for a key of bytes %p…', (...key) => {
    for (const length of lengths) expect(decrypt(bytes(length), hex(key))).toEqual(xor(bytes(length), key));
  });
  it('undoes itself', () => expect(decrypt(decrypt(bytes(1000), 'c0ffee'), 'c0ffee')).toEqual(bytes(1000)));
  it('reads a view into a larger buffer by its own bytes', () => {
    expect(decrypt(bytes(100).subarray(3, 20), '0102')).toEqual(xor(bytes(100).slice(3, 20), [1, 2]));
  });
  it('leaves the input and, without a key, the bytes alone', () => {
    const body = bytes(9);
    expect(decrypt(body, '')).toEqual(bytes(9));
    decrypt(body, 'ff');
    expect(body).toEqual(bytes(9));
  });
  it.each(['f', 'xyz0', 'ab c'])('refuses the key %p', (key) => expect(() => decrypt(bytes(4), key)).toThrow(RangeError));
});

describe('keyBytes', () => {
  it('reads hex of either case', () => expect([...keyBytes('00fFa0')]).toEqual([0, 255, 160]));
});
