import { act, fireEvent, renderHook } from '@testing-library/react';

import { useWakeLock } from './use-wake-lock';

let requests: ((lock: WakeLockSentinel) => void)[];

const newLock = () => {
  const lock = { released: false, release: async () => void (lock.released = true) };
  return lock as unknown as WakeLockSentinel;
};
const setVisible = () => fireEvent(document, new Event('visibilitychange'));

beforeEach(() => {
  requests = [];
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: { request: () => new Promise((grant) => requests.push(grant)) },
  });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

test('keeps one lock of two requests, and releases it when the chapter is left @R28', async () => {
  const { unmount } = renderHook(() => useWakeLock(true));
  setVisible();
  const locks = [newLock(), newLock()];
  await act(async () => requests.forEach((grant, i) => grant(locks[i]!)));
  expect(locks.filter(({ released }) => !released)).toHaveLength(1);
  unmount();
  expect(locks.map(({ released }) => released)).toEqual([true, true]);
});

test('requests a lock again that the browser took away, once @R28', async () => {
  renderHook(() => useWakeLock(true));
  const lock = newLock();
  await act(async () => requests[0]!(lock));
  setVisible();
  expect(requests).toHaveLength(1);
  await lock.release();
  setVisible();
  expect(requests).toHaveLength(2);
});

test('requests no lock where the reader switched it off @R28', () => {
  renderHook(() => useWakeLock(false));
  expect(requests).toHaveLength(0);
});
