/** @jest-environment node */
import { createRounds } from './rounds';

let begun: number;
let ends: ((isToBeRetried: boolean) => void)[];
const rounds = () =>
  createRounds({ quietMs: 1_000, retryMs: 30_000, run: () => new Promise((resolve) => (begun++, ends.push(resolve))) });
beforeEach(() => {
  jest.useFakeTimers();
  [begun, ends] = [0, []];
});
afterEach(() => jest.useRealTimers());

const endRound = async (isToBeRetried = false) => {
  ends.shift()!(isToBeRetried);
  await jest.advanceTimersByTimeAsync(0);
};

test('a round begins once it has been quiet, however long it was not', async () => {
  const { changed } = rounds();
  for (let at = 0; at < 20; at++) {
    changed();
    await jest.advanceTimersByTimeAsync(999);
  }
  expect(begun).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun).toBe(1);
});

test('of all changes during a round comes one more, after it', async () => {
  const { begin, changed } = rounds();
  begin();
  for (let at = 0; at < 3; at++) {
    changed();
    await jest.advanceTimersByTimeAsync(1_500);
  }
  expect(begun).toBe(1);
  await endRound();
  expect(begun).toBe(2);
  await endRound();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(begun).toBe(2);
});

test('it is stopped when the round that is under way has ended, and begins none', async () => {
  const { begin, changed, stop } = rounds();
  begin();
  changed();
  let hasStopped = false;
  const stopped = stop().then(() => (hasStopped = true));
  changed();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(hasStopped).toBe(false);
  await endRound();
  await stopped;
  expect(begun).toBe(1);
});

test('a round that is to be tried again is, though nothing changes, until one is not', async () => {
  const { begin } = rounds();
  begin();
  for (let round = 1; round < 4; round++) {
    await endRound(true);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(begun).toBe(round);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toBe(round + 1);
  }
  await endRound();
  await jest.advanceTimersByTimeAsync(100_000);
  expect(begun).toBe(4);
});

test.each([
  ['before', 500],
  ['after', 0],
])('what changes %s such a round has ended is not waited for so long, and comes once', async (_, lead) => {
  const { begin, changed } = rounds();
  begin();
  if (lead) changed();
  await jest.advanceTimersByTimeAsync(lead);
  await endRound(true);
  if (!lead) changed();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(begun).toBe(2);
  await endRound();
  await jest.advanceTimersByTimeAsync(100_000);
  expect(begun).toBe(2);
});

test('where it is stopped nothing is tried again', async () => {
  const { begin, stop } = rounds();
  begin();
  const stopped = stop();
  await endRound(true);
  await stopped;
  expect(jest.getTimerCount()).toBe(0);
});

test('where it is stopped while it waits nothing is tried again', async () => {
  const { begin, stop } = rounds();
  begin();
  await endRound(true);
  await stop();
  expect(jest.getTimerCount()).toBe(0);
});
