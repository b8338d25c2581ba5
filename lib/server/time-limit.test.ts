import { AsyncLocalStorage } from 'node:async_hooks';

import { timeLimit } from './time-limit';

const page = new AsyncLocalStorage<string>();
afterEach(() => jest.restoreAllMocks());

test('who takes too long is told', async () => {
  const late = timeLimit(1);
  await new Promise((told) => late.addEventListener('abort', told));
  expect(late.reason).toMatchObject({ name: 'TimeoutError' });
});

test('the clock, which runs on, knows nothing of the page that it is begun for', () => {
  const begunIn: unknown[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    begunIn.push(page.getStore());
    return new AbortController().signal;
  });
  page.run('a page', () => timeLimit(60_000));
  expect(begunIn).toEqual([undefined]);
});
