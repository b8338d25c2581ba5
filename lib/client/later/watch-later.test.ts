/** @jest-environment jsdom */
import { tellAnswered } from '../answered';
import { tellLeaving } from '../leaving';

import { askAgain } from './ask-again';
import { sendLater } from './send-later';
import { watchLater } from './watch-later';

jest.mock('./ask-again', () => ({ askAgain: jest.fn() }));
jest.mock('./send-later', () => ({ sendLater: jest.fn(() => Promise.resolve()) }));

const flush = () => jest.advanceTimersByTimeAsync(0);

beforeAll(() => watchLater());
beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test.each<[string, () => unknown]>([
  ['the browser is online', () => window.dispatchEvent(new Event('online'))],
  ['the reader navigates', () => tellLeaving('/updates')],
  ['the origin answers', () => tellAnswered()],
])('sends queued writes when %s, and only then', async (_, event) => {
  event();
  await flush();
  expect(sendLater).not.toHaveBeenCalled();
  window.localStorage.setItem('laterWrite_a', '{}');
  event();
  await flush();
  expect(sendLater).toHaveBeenCalledTimes(1);
});

test('a hidden page revalidates once it is visible after a change of another tab', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.localStorage.setItem('ownChange', 'another');
  window.dispatchEvent(new StorageEvent('storage', { key: 'ownChange' }));
  await flush();
  expect(askAgain).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await flush();
  expect(askAgain).toHaveBeenCalledTimes(1);
  visibility.mockRestore();
});
