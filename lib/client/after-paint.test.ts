/** @jest-environment jsdom */
import { afterPaint } from './after-paint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it is heard behind the next frame', async () => {
  const heard: string[] = [];
  requestAnimationFrame(() => heard.push('frame'));
  void afterPaint().then(() => heard.push('after'));
  await jest.advanceTimersToNextTimerAsync();
  expect(heard).toEqual(['frame']);
  await jest.advanceTimersToNextTimerAsync();
  expect(heard).toEqual(['frame', 'after']);
});

test('a window that is not drawn is waited for a tenth of a second', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const heard = jest.fn();
  void afterPaint().then(heard);
  await jest.advanceTimersByTimeAsync(99);
  expect(heard).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(heard).toHaveBeenCalled();
});
