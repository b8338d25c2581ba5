/** @jest-environment node */
import { crc32, slowCrc32 } from './crc32';

test.each([crc32, slowCrc32])('the checksum of its standard’s own example', (sum) => {
  expect(sum(Buffer.from('123456789'))).toBe(0xcbf43926);
  expect(sum(Buffer.alloc(0))).toBe(0);
});
