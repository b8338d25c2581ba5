import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';

import { afterPaint } from './after-paint';
import { useAnswerFirst } from './use-answer-first';
import { useLate } from './use-late';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const paint = () => act(() => jest.runAllTimersAsync());

test('afterPaint resolves after the next frame', async () => {
  const order: string[] = [];
  requestAnimationFrame(() => order.push('frame'));
  void afterPaint().then(() => order.push('after'));
  await jest.advanceTimersToNextTimerAsync();
  expect(order).toEqual(['frame']);
  await jest.advanceTimersToNextTimerAsync();
  expect(order).toEqual(['frame', 'after']);
});

test.each([
  ['shows a press at once and does its work after the paint', 'new'],
  ['shows the old value again when the work changes nothing', 'old'],
])('useAnswerFirst %s', async (_, worked) => {
  const { result } = renderHook(() => {
    const [value, setValue] = useState('old');
    const [shown, answer] = useAnswerFirst(value);
    return { value, shown, press: () => answer('new', () => setValue(worked)) };
  });
  await act(async () => result.current.press());
  expect(result.current).toMatchObject({ value: 'old', shown: 'new' });
  await paint();
  expect(result.current).toMatchObject({ value: worked, shown: worked });
});

describe('useLate', () => {
  test('loads a wanted part when the browser is idle, and not after an unmount', async () => {
    const load = jest.fn(() => Promise.resolve('part'));
    renderHook(() => useLate(load, true)).unmount();
    await paint();
    expect(load).not.toHaveBeenCalled();
    const { result } = renderHook(() => useLate(load, true));
    expect(result.current[0]).toBeUndefined();
    await paint();
    expect(result.current[0]).toBe('part');
  });

  test('loads another part on request, again after a failure', async () => {
    const load = jest.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new Error('offline'));
    const { result } = renderHook(() => useLate(load));
    await paint();
    expect(load).not.toHaveBeenCalled();
    await act(async () => expect(await result.current[1]()).toBe(false));
    expect(result.current[0]).toBeUndefined();
    await act(async () => expect(await result.current[1]()).toBe(true));
    expect(result.current[0]).toBe('part');
  });
});
