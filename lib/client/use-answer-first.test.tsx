import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';

import { useAnswerFirst } from './use-answer-first';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const paint = () => act(() => jest.runAllTimersAsync());

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
