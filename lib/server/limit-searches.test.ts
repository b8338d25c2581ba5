import { limitSearches } from './limit-searches';

test('leaves each caller his own number of searches, and says when there are more', async () => {
  const take = limitSearches(2);
  expect([await take('a'), await take('a'), await take('b')]).toEqual([0, 0, 0]);
  const seconds = await take('a');
  expect([seconds > 0, seconds <= 60, await take('b')]).toEqual([true, true, 0]);
});

test.each([
  [0, 'a'],
  [1, undefined],
] as const)('limits nobody with %s a minute for %s', async (perMinute, caller) => {
  const take = limitSearches(perMinute);
  expect([await take(caller), await take(caller), await take(caller)]).toEqual([0, 0, 0]);
});
