import { decrypt, keyBytes } from './decrypt';

/** The definition, a byte at a time. */
const xor = (body: Uint8Array, key: readonly number[]) => body.map((byte, i) => byte ^ key[i % key.length]!);
const hex = (key: readonly number[]) => key.map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 37 + (i >> 8) + 11) & 255);

describe('decrypt', () => {
  // About the bounds of words, lanes, patterns and chunks.
  const lengths = [0, 1, 3, 4, 5, 31, 32, 33, 65, 1_023, 16_383, 16_384, 16_385, 50_000];

  it.each([1, 3, 4, 5, 8, 16, 33, 64])('is XOR with the repeated key, for a key of %p bytes', (size) => {
    const key = Array.from({ length: size }, (_, i) => (i * 91 + 5) & 255);
    const wrong = lengths.filter(
      (length) => Buffer.compare(decrypt(bytes(length), hex(key)), xor(bytes(length), key)) !== 0,
    );
    expect(wrong).toEqual([]);
  });

  it.each([3, 4])('changes in place the part of a buffer that begins at byte %p, and nothing around it', (start) => {
    const whole = bytes(1_000);
    const part = whole.subarray(start, 900);
    expect(decrypt(part, '0102')).toBe(part);
    const expected = bytes(1_000);
    expected.set(xor(expected.slice(start, 900), [1, 2]), start);
    expect(whole).toEqual(expected);
  });

  it('leaves the bytes alone without a key', () => expect(decrypt(bytes(9), '')).toEqual(bytes(9)));
  it.each(['f', 'xyz0', 'ab c'])('rejects the key %p', (key) =>
    expect(() => decrypt(bytes(4), key)).toThrow(RangeError),
  );
  it('reads hex of either case', () => expect([...keyBytes('00fFa0')]).toEqual([0, 255, 160]));
});
