import { limitWrites, refuseToWait } from './write-limits';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const home = { session: 'a', address: '192.0.2.1' };

test('a session has so many writes a minute, and then waits for the rest of it', async () => {
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

test('an address has so many for all its sessions together', async () => {
  const take = limitWrites({ session: 2, address: 3 });
  const waits = [];
  for (const session of ['a', 'b', 'c', 'd']) waits.push(await take({ ...home, session }));
  expect(waits).toEqual([0, 0, 0, 60]);
  expect(await take({ session: 'd', address: '192.0.2.2' })).toBe(0);
});

test('who is beyond his session’s limit takes nothing from others', async () => {
  const take = limitWrites({ session: 1, address: 3 });
  for (let again = 0; again < 10; again++) await take(home);
  expect(await take({ ...home, session: 'b' })).toBe(0);
  expect(await take({ ...home, session: 'c' })).toBe(0);
});

test('an address that is used up makes sessions lose nothing', async () => {
  const take = limitWrites({ session: 1, address: 1 });
  await take(home);
  expect(await take({ ...home, session: 'b' })).toBe(60);
  expect(await take({ session: 'b', address: '192.0.2.2' })).toBe(0);
});

test('callers nobody can tell apart count as one', async () => {
  const take = limitWrites({ session: 0, address: 1 });
  expect([await take({ session: 'a' }), await take({ session: 'b' })]).toEqual([0, 60]);
});

test('a clock that is set back makes nobody wait for longer than a minute', async () => {
  const take = limitWrites({ session: 1, address: 0 });
  await take(home);
  jest.setSystemTime(Date.now() - 365 * 86_400_000);
  expect(await take(home)).toBe(60);
  jest.advanceTimersByTime(60_000);
  expect(await take(home)).toBe(0);
});

test('0 is any number', async () => {
  const take = limitWrites({ session: 0, address: 0 });
  for (let again = 0; again < 1000; again++) expect(await take(home)).toBe(0);
});

test('having to wait is a refusal that says how long', () => {
  expect(() => refuseToWait(0)).not.toThrow();
  expect(() => refuseToWait(7)).toThrow(
    expect.objectContaining({ reason: 'too-many', status: 429, headers: { 'retry-after': '7' } }),
  );
});
