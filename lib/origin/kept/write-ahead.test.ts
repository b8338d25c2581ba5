import { writeAhead } from './write-ahead';

const NONE = new Uint8Array();

test('throws a failure at the next write and at the end', async () => {
  const write = jest.fn(() => Promise.reject(new Error('full')));
  const ahead = writeAhead({ write }, 1);
  await ahead.write('a', NONE);
  await expect(ahead.write('b', NONE)).rejects.toThrow('full');
  await expect(ahead.landed()).rejects.toThrow('full');
  expect(write).toHaveBeenCalledTimes(1);
});
