import { keepComing } from './keep-coming';

test('as many come as are due, also while none is answered, and all are waited for', async () => {
  const waiting: (() => void)[] = [];
  let done = 0;
  const over = keepComing(100, 0.2, () =>
    new Promise<void>((resolve) => waiting.push(resolve)).then(() => void done++),
  );
  while (waiting.length < 20) await new Promise((tick) => setTimeout(tick, 1));
  expect(done).toBe(0);
  for (const answer of waiting) answer();
  await over;
  expect([waiting.length, done]).toEqual([20, 20]);
});
