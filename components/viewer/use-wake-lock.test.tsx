import { act, fireEvent, renderHook } from '@testing-library/react';

import { useWakeLock } from './use-wake-lock';

let asked: ((lock: WakeLockSentinel) => void)[];

const newLock = () => {
  const lock = { released: false, release: async () => void (lock.released = true) };
  return lock as unknown as WakeLockSentinel;
};
const seen = () => fireEvent(document, new Event('visibilitychange'));

beforeEach(() => {
  asked = [];
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: { request: () => new Promise((give) => asked.push(give)) },
  });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

test('a screen that is asked for twice before it is given is let go of when the chapter is left (R28)', async () => {
  const { unmount } = renderHook(() => useWakeLock(true));
  seen();
  const locks = [newLock(), newLock()];
  await act(async () => asked.forEach((give, i) => give(locks[i]!)));
  expect(locks.filter(({ released }) => !released)).toHaveLength(1);
  unmount();
  expect(locks.map(({ released }) => released)).toEqual([true, true]);
});

test('one that comes after the chapter was left is let go of (R28)', async () => {
  const { unmount } = renderHook(() => useWakeLock(true));
  unmount();
  const lock = newLock();
  await act(async () => asked[0]!(lock));
  expect(lock.released).toBe(true);
});

test('one that was taken away is asked for again, once (R28)', async () => {
  renderHook(() => useWakeLock(true));
  const lock = newLock();
  await act(async () => asked[0]!(lock));
  seen();
  expect(asked).toHaveLength(1);
  await lock.release();
  seen();
  expect(asked).toHaveLength(2);
});
