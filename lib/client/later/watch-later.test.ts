/** @jest-environment jsdom */
import { answer } from '@/lib/api/answer';

import { tellLeaving } from '../leaving';
import { send } from '../send';

import { askAgain } from './ask-again';
import { sendLater } from './send-later';
import { watchLater } from './watch-later';

jest.mock('./ask-again', () => ({ askAgain: jest.fn() }));
jest.mock('./send-later', () => ({ sendLater: jest.fn(() => Promise.resolve()) }));
jest.mock('@/lib/api/answer', () => ({ answer: jest.fn(() => new Uint8Array()) }));

const sent = jest.mocked(sendLater);
/** Until what has been asked for on the way has come. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const wait = () => window.localStorage.setItem('laterWrite_a', '{}');

beforeAll(() => {
  global.fetch = jest.fn(() => Promise.resolve({ status: 200, body: null } as Response));
  AbortSignal.timeout ??= () => new AbortController().signal;
  watchLater();
});

beforeEach(() => {
  window.localStorage.clear();
  sent.mockClear();
});

const occasions: Record<string, () => unknown> = {
  'the browser says that the network is back': () => window.dispatchEvent(new Event('online')),
  'the reader goes on': () => tellLeaving('/updates'),
  'the origin answers anything': () => send({ endpoint: 'language' }),
};

test.each(Object.keys(occasions))(
  'what waits is sent when %s, and nothing is done where nothing waits',
  async (name) => {
    await occasions[name]!();
    await settled();
    expect(sent).not.toHaveBeenCalled();
    wait();
    await occasions[name]!();
    await settled();
    expect(sent).toHaveBeenCalledTimes(1);
  },
);

test('an origin that has failed is no occasion', async () => {
  wait();
  jest.mocked(answer).mockImplementationOnce(() => {
    throw new Error('failed');
  });
  await expect(send({ endpoint: 'language' })).rejects.toThrow();
  await settled();
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['while this page was coming', Date.now() + 1_000, 1],
  ['long before', 1, 0],
])('what another tab changed %s is shown so often', async (_, at, times) => {
  window.localStorage.setItem('ownChange', `${at} a-tab`);
  jest.mocked(askAgain).mockClear();
  await jest.isolateModulesAsync(async () => {
    (await import('../own-changes')).watchOwnChanges(askAgain)();
  });
  expect(askAgain).toHaveBeenCalledTimes(times);
});

test('what another tab has changed is shown once this one is looked at', async () => {
  jest.mocked(askAgain).mockClear();
  const seen = jest.spyOn(document, 'visibilityState', 'get');
  seen.mockReturnValue('hidden');
  window.localStorage.setItem('ownChange', 'another');
  window.dispatchEvent(new StorageEvent('storage', { key: 'ownChange' }));
  await settled();
  expect(askAgain).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(askAgain).toHaveBeenCalledTimes(1);
  seen.mockRestore();
});
