import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';

import { useAnswerFirst } from './use-answer-first';

let paint = () => undefined as void;
jest.mock('./after-paint', () => ({ afterPaint: () => new Promise<void>((resolve) => (paint = resolve)) }));

const render = () =>
  renderHook(() => {
    const [value, setValue] = useState('old');
    const [shown, answer] = useAnswerFirst(value);
    return { value, shown, press: () => answer('new', () => setValue('new')) };
  });

test('what is pressed shows at once, and is so once that is painted', async () => {
  const { result } = render();
  await act(async () => result.current.press());
  expect(result.current).toMatchObject({ value: 'old', shown: 'new' });
  await act(async () => paint());
  expect(result.current).toMatchObject({ value: 'new', shown: 'new' });
});

test('work that comes to nothing leaves what was', async () => {
  const { result } = renderHook(() => useAnswerFirst('old'));
  await act(async () => result.current[1]('new', () => undefined));
  expect(result.current[0]).toBe('new');
  await act(async () => paint());
  expect(result.current[0]).toBe('old');
});
