import { act, renderHook, waitFor } from '@testing-library/react';

import { useLate } from './use-late';

test('a part that is wanted comes by itself, another when it is asked for', async () => {
  const load = jest.fn(() => Promise.resolve('part'));
  const { result, rerender } = renderHook(({ isWanted }) => useLate(load, isWanted), {
    initialProps: { isWanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  await act(async () => expect(await result.current[1]()).toBe(true));
  expect(result.current[0]).toBe('part');
  await act(async () => rerender({ isWanted: true }));
  expect(result.current[0]).toBe('part');

  const { result: wanted } = renderHook(() => useLate(load, true));
  expect(wanted.current[0]).toBeUndefined();
  await waitFor(() => expect(wanted.current[0]).toBe('part'));
});

test('what did not come is no harm, and is asked for anew', async () => {
  const load = jest.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new Error('offline'));
  const { result } = renderHook(() => useLate(load));
  await act(async () => expect(await result.current[1]()).toBe(false));
  expect(result.current[0]).toBeUndefined();
  await act(async () => expect(await result.current[1]()).toBe(true));
  expect(result.current[0]).toBe('part');
});

test('what is wanted no longer when the browser comes to it is not asked for', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.resolve('part'));
  renderHook(() => useLate(load, true)).unmount();
  await act(async () => jest.runAllTimersAsync());
  expect(load).not.toHaveBeenCalled();
  jest.useRealTimers();
});
