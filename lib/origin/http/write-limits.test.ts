import { limitWrites } from './write-limits';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const home = { session: 'a', address: '192.0.2.1' };

test('limits the writes of a session per minute and returns the seconds to wait', async () => {
  const take = limitWrites({ session: 2, address: 0 });
  expect(await take(home)).toBe(0);
  jest.advanceTimersByTime(20_500);
  expect([await take(home), await take(home)]).toEqual([0, 40]);
  expect(await take({ ...home, session: 'b' })).toBe(0);
  jest.advanceTimersByTime(39_400);
  expect(await take(home)).toBe(1);
  jest.advanceTimersByTime(100);
  expect(await take(home)).toBe(0);
});

test('limits the writes of an address over all its sessions', async () => {
  const take = limitWrites({ session: 2, address: 3 });
  const waits = [];
  for (const session of ['a', 'b', 'c', 'd']) waits.push(await take({ ...home, session }));
  expect(waits).toEqual([0, 0, 0, 60]);
  expect(await take({ session: 'd', address: '192.0.2.2' })).toBe(0);
});

test('does not count the rejected writes of a session against its address', async () => {
  const take = limitWrites({ session: 1, address: 3 });
  for (let again = 0; again < 10; again++) await take(home);
  expect(await take({ ...home, session: 'b' })).toBe(0);
  expect(await take({ ...home, session: 'c' })).toBe(0);
});
