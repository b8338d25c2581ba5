import { atMost } from './at-most';

test('ends with what is waited for, and throws what that throws', async () => {
  let done = false;
  expect(
    await atMost(
      60_000,
      Promise.resolve().then(() => void (done = true)),
    ),
  ).toBe(true);
  expect(done).toBe(true);
  await expect(atMost(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('goes on without what never ends', async () => {
  expect(await atMost(1, new Promise(() => undefined))).toBe(false);
});
