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

test('debounces changes until it has been quiet', async () => {
  const { changed } = rounds();
  for (let at = 0; at < 20; at++) {
    changed();
    await jest.advanceTimersByTimeAsync(999);
  }
  expect(begun).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun).toBe(1);
});

test('runs one more round for all changes during a round', async () => {
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

test('stops after the round that is under way, and starts no other', async () => {
  const { begin, changed, stop } = rounds();
  begin();
  changed();
  const hasStopped = jest.fn();
  const stopped = stop().then(hasStopped);
  changed();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(hasStopped).not.toHaveBeenCalled();
  await endRound(true);
  await stopped;
  expect([begun, jest.getTimerCount()]).toEqual([1, 0]);
});
