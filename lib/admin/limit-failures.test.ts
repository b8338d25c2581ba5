import { limitFailures } from './limit-failures';

const MINUTE = 60;

test('throttles an address after too many failures, and no other', async () => {
  const { wait, note } = limitFailures({ address: 2 });
  await note('a');
  expect(await wait('a')).toBe(0);
  await note('a');
  const seconds = await wait('a');
  expect(seconds > 0 && seconds <= MINUTE).toBe(true);
  for (let at = 0; at < 1_000; at++) await note(`address ${at}`);
  expect(await wait('b')).toBe(0);
});

test('never throttles requests of unknown address', async () => {
  const { wait, note } = limitFailures({ address: 1 });
  await note(undefined);
  expect(await wait(undefined)).toBe(0);
});
