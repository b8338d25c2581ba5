import { hold } from './hold';

test('one reading serves all who ask under its key', async () => {
  let readings = 0;
  const held = hold(async () => ++readings);
  expect(await Promise.all([held('a'), held('a')])).toEqual([1, 1]);
  expect(await held('b')).toBe(2);
  expect(await held('a')).toBe(3);
});

test('a failure is told to who waited, and the next one reads anew', async () => {
  let fails = true;
  const held = hold(async () => {
    if (fails) throw new Error('gone');
    return 'there';
  });
  await expect(held('a')).rejects.toThrow('gone');
  fails = false;
  expect(await held('a')).toBe('there');
});
