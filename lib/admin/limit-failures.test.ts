import { limitFailures } from './limit-failures';

const MINUTE = 60;

test('an address waits once it has brought too many wrong tokens, and others do not', async () => {
  const { wait, note } = limitFailures({ address: 2 });
  await note('a');
  expect(await wait('a')).toBe(0);
  await note('a');
  expect(await wait('a')).toBeGreaterThan(0);
  expect(await wait('a')).toBeLessThanOrEqual(MINUTE);
  expect(await wait('b')).toBe(0);
});

test('however many addresses bring wrong ones, another waits for none of them', async () => {
  const { wait, note } = limitFailures({ address: 1 });
  for (let address = 0; address < 1_000; address++) await note(`stranger ${address}`);
  expect(await wait('d')).toBe(0);
});

test('nobody waits for those of whom nobody can tell who they are', async () => {
  const { wait, note } = limitFailures({ address: 1 });
  await note(undefined);
  expect(await wait(undefined)).toBe(0);
});

test('a clock that is set back makes nobody wait for longer than a minute', async () => {
  jest.useFakeTimers();
  const { wait, note } = limitFailures({ address: 1 });
  await note('a');
  jest.setSystemTime(Date.now() - 365 * 86_400_000);
  expect(await wait('a')).toBe(MINUTE);
  jest.advanceTimersByTime(MINUTE * 1_000);
  expect(await wait('a')).toBe(0);
  jest.useRealTimers();
});
