/** @jest-environment jsdom */
import { fetchPushKey, sendPushToken } from '@/lib/api/push';
import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';

import { readKeptPush } from './kept-push';
import { refreshPush } from './refresh-push';
import { registerPush } from './register-push';
import { serviceLanguage } from './service-language';

jest.mock('@/lib/api/push', () => ({ fetchPushKey: jest.fn(), sendPushToken: jest.fn() }));
jest.mock('../send', () => ({ send: jest.fn() }));

const KEY = 'AQID';
const OLD_KEY = new Uint8Array([9]).buffer;
const NOW = 1_700_000_000;

/** A subscription as the browser hands it out. */
const subscription = (name: string, key: ArrayBuffer = new Uint8Array([1, 2, 3]).buffer) => ({
  toJSON: () => ({ endpoint: name }),
  options: { applicationServerKey: key },
  unsubscribe: jest.fn(() => Promise.resolve(true)),
});
const token = (name: string) => JSON.stringify({ endpoint: name });

let known: ReturnType<typeof subscription> | null;
const subscribe = jest.fn(() => Promise.resolve(subscription('new')));
const sent = () =>
  jest.mocked(sendPushToken).mock.calls.map(([, { token: given, language }]) => `${language} ${given}`);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW * 1_000 });
  window.localStorage.clear();
  storage.write('session', 'somebody');
  document.documentElement.lang = 'en';
  known = null;
  subscribe.mockClear();
  jest.mocked(fetchPushKey).mockReset().mockResolvedValue(KEY);
  jest.mocked(sendPushToken).mockReset().mockResolvedValue();
  const registration = { pushManager: { getSubscription: () => Promise.resolve(known), subscribe } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const passSeconds = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1_000);

describe('a browser that is registered', () => {
  test('subscribes with the origin’s key, tells the origin where it is, and keeps that @1.18', async () => {
    await registerPush('fra');
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    expect(sent()).toEqual([`fra ${token('new')}`]);
    expect(readKeptPush()).toEqual({ token: token('new'), language: 'fra', keyAskedAt: NOW });
    expect(storage.read('last_updated_token')).toBe(String(NOW));
  });

  test('stays subscribed where it is', async () => {
    known = subscription('known');
    await registerPush('eng');
    expect(subscribe).not.toHaveBeenCalled();
    expect(sent()).toEqual([`eng ${token('known')}`]);
  });

  test('subscribes anew where the origin has another key', async () => {
    const old = subscription('old', OLD_KEY);
    known = old;
    await registerPush('eng');
    expect(old.unsubscribe).toHaveBeenCalled();
    expect(sent()).toEqual([`eng ${token('new')}`]);
  });

  test('is not kept where the origin did not take it', async () => {
    jest.mocked(sendPushToken).mockRejectedValue(new Error('refused'));
    await expect(registerPush('eng')).rejects.toThrow('refused');
    expect(readKeptPush()).toBeUndefined();
  });
});

describe('a visit of who allowed messages', () => {
  beforeEach(async () => {
    known = subscription('known');
    await registerPush('eng');
    jest.mocked(sendPushToken).mockClear();
  });

  test('tells the origin once in a week @4.68 @7.56 @9.6', async () => {
    passSeconds(limits.pushTokenRefreshSeconds - 1);
    await refreshPush();
    expect(sent()).toEqual([]);
    passSeconds(1);
    await refreshPush();
    await refreshPush();
    expect(sent()).toEqual([`eng ${token('known')}`]);
  });

  test('tells it at once when the service’s language is another @4.35 @5.27', async () => {
    storage.write('service', 'de');
    await refreshPush();
    await refreshPush();
    expect(sent()).toEqual([`deu ${token('known')}`]);
  });

  test('tells it at once when the browser’s subscription is another', async () => {
    known = subscription('changed');
    await refreshPush();
    await refreshPush();
    expect(sent()).toEqual([`eng ${token('changed')}`]);
  });

  test('tells it within a day when the origin’s key is another', async () => {
    jest.mocked(fetchPushKey).mockClear().mockResolvedValue('CQ');
    passSeconds(limits.pushKeyLookSeconds - 1);
    await refreshPush();
    expect(fetchPushKey).not.toHaveBeenCalled();
    passSeconds(1);
    await refreshPush();
    expect(known!.unsubscribe).toHaveBeenCalled();
    expect(sent()).toEqual([`eng ${token('new')}`]);
  });

  test('asks for the key once a day, and leaves what is right alone', async () => {
    jest.mocked(fetchPushKey).mockClear();
    passSeconds(limits.pushKeyLookSeconds);
    await refreshPush();
    await refreshPush();
    expect(fetchPushKey).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual([]);
  });

  test('that fails is logged, and made up for a week later @7.56 @8.26 @9.6', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    passSeconds(limits.pushTokenRefreshSeconds);
    jest.mocked(sendPushToken).mockRejectedValueOnce(new Error('away'));
    await refreshPush();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be told'), expect.any(Error));
    await refreshPush();
    expect(sent()).toHaveLength(1);
    passSeconds(limits.pushTokenRefreshSeconds);
    await refreshPush();
    expect(sent()).toHaveLength(2);
  });

  test('does nothing where nothing can be kept', async () => {
    passSeconds(limits.pushTokenRefreshSeconds);
    jest.spyOn(storage, 'read').mockReturnValue(undefined);
    await refreshPush();
    expect(sent()).toEqual([]);
  });
});

test('who allowed messages and was never registered is @7.72', async () => {
  await refreshPush();
  expect(sent()).toEqual([`eng ${token('new')}`]);
});

test('a service worker that never comes is no reason to wait for ever', async () => {
  Object.assign(navigator.serviceWorker, { ready: new Promise(() => undefined) });
  const registered = registerPush('eng');
  const refused = expect(registered).rejects.toThrow('no service worker');
  await jest.advanceTimersByTimeAsync(limits.pushWorkerWaitMs);
  await refused;
});

test.each([
  '',
  'rubbish',
  '[]',
  'null',
  '{"token":7,"language":"eng"}',
  '{"token":"x","language":"xxx"}',
  '{"token":"","language":"eng"}',
])('what is kept as %j is nothing', (kept) => {
  storage.write('pushToken', kept);
  expect(readKeptPush()).toBeUndefined();
});

test.each([
  ['es', 'en', 'esp'],
  [undefined, 'pt', 'ptb'],
  [undefined, '', 'eng'],
  ['xx', 'fr', 'eng'],
])('the service speaks %j on a page in %j: %s', (chosen, lang, language) => {
  if (chosen) storage.write('service', chosen);
  document.documentElement.lang = lang;
  expect(serviceLanguage()).toBe(language);
});
