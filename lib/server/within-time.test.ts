import { withinTime } from './within-time';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('who takes too long is told, and what comes of it passes on', async () => {
  const waiting = withinTime(1_000, (late) => new Promise((_, reject) => late.addEventListener('abort', () => reject(new Error('late')))));
  const told = expect(waiting).rejects.toThrow('late');
  jest.advanceTimersByTime(1_000);
  await told;
});

test.each([
  ['done', () => Promise.resolve()],
  ['in vain', () => Promise.reject(new Error('in vain'))],
])('when all is %s no clock runs on, for it would hold all that it was begun for', async (_, work) => {
  await withinTime(60_000, work).catch(() => undefined);
  expect(jest.getTimerCount()).toBe(0);
});
