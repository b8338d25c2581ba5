/** @jest-environment node */
import { createRounds } from './rounds';

let begun: number;
let ends: (() => void)[];
const rounds = () => createRounds({ quietMs: 1_000, run: () => new Promise((resolve) => (begun++, ends.push(resolve))) });
beforeEach(() => {
  jest.useFakeTimers();
  [begun, ends] = [0, []];
});
afterEach(() => jest.useRealTimers());

const endRound = async () => {
  ends.shift()!();
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
