import { limits } from '@/lib/limits';

import { encodeOnce } from './encode-once';

test('a text is encoded once, as long as it is asked for', () => {
  const half = 'ж'.repeat(limits.encodedPagesMaxBytes / 4);
  const first = encodeOnce('"first"', half);
  expect(first.toString()).toBe(half);
  const second = encodeOnce('"second"', 'second');
  expect(encodeOnce('"first"', half)).toBe(first);
  // There is no room for it beside the first, and the second was asked for longer ago.
  encodeOnce('"third"', half);
  expect(encodeOnce('"first"', half)).toBe(first);
  expect(encodeOnce('"second"', 'second')).not.toBe(second);
});

test('what is larger than all room is given all the same', () => {
  const text = 'a'.repeat(limits.encodedPagesMaxBytes + 1);
  const bytes = encodeOnce('"large"', text);
  expect(bytes.byteLength).toBe(text.length);
  expect(encodeOnce('"large"', text)).not.toBe(bytes);
});
