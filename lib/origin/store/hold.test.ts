import { hold } from './hold';

test('one reading serves all who ask under its key', async () => {
  let readings = 0;
  const held = hold<number>();
  const read = async () => ++readings;
  expect(await Promise.all([held('a', read), held('a', read)])).toEqual([1, 1]);
  expect(await held('b', read)).toBe(2);
  expect(await held('a', read)).toBe(3);
});

test('a failure is told to who waited, and the next one reads anew', async () => {
  const held = hold<string>();
  await expect(held('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await held('a', async () => 'there')).toBe('there');
});
