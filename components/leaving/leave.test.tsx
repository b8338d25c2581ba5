import { act, render } from '@testing-library/react';

import { Leave } from './leave';
import { replaceWith } from './replace-with';

jest.mock('./replace-with');

test('leaves once, after 1,400 ms @2.18 @9.28', () => {
  jest.useFakeTimers();
  render(<Leave to="https://store.example/app" />);
  act(() => jest.advanceTimersByTime(1_399));
  expect(replaceWith).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(5_000));
  expect(jest.mocked(replaceWith).mock.calls).toEqual([['https://store.example/app']]);
  jest.useRealTimers();
});
