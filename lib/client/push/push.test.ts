/** @jest-environment jsdom */
import { fetchPushKey, sendPushToken } from '@/lib/api/push';
import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';

import { readKeptPush } from './kept-push';
import { refreshPush } from './refresh-push';
import { registerPush } from './register-push';

jest.mock('@/lib/api/push', () => ({ fetchPushKey: jest.fn(), sendPushToken: jest.fn() }));
jest.mock('../send', () => ({ send: jest.fn() }));

const KEY = 'AQID';
const OLD_KEY = new Uint8Array([9]).buffer;
const NOW = 1_700_000_000;

const subscription = (name: string, key: ArrayBuffer = new Uint8Array([1, 2, 3]).buffer) => ({
  toJSON: () => ({ endpoint: name }),
  options: { applicationServerKey: key },
  unsubscribe: jest.fn(() => Promise.resolve(true)),
});
const token = (name: string) => JSON.stringify({ endpoint: name });

/** The browser's subscription. */
let current: ReturnType<typeof subscription> | null;
const subscribe = jest.fn(() => Promise.resolve(subscription('new')));
/** The tokens that the origin was sent, with their languages. */
const sent = () =>
  jest.mocked(sendPushToken).mock.calls.map(([, { token: given, language }]) => `${language} ${given}`);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW * 1_000 });
  window.localStorage.clear();
  storage.write('session', 'somebody');
  document.documentElement.lang = 'en';
  current = null;
  subscribe.mockClear();
  jest.mocked(fetchPushKey).mockReset().mockResolvedValue(KEY);
  jest.mocked(sendPushToken).mockReset().mockResolvedValue();
  const registration = { pushManager: { getSubscription: () => Promise.resolve(current), subscribe } };
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
/** Two visits: the second sends nothing that the first has sent. */
async function visitTwice(): Promise<void> {
  await refreshPush();
  await refreshPush();
}

describe('registration', () => {
  test('subscribes by the origin’s key, sends the token and stores it @1.18', async () => {
    await registerPush('fra');
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    expect(sent()).toEqual([`fra ${token('new')}`]);
    expect(readKeptPush()).toEqual({ token: token('new'), language: 'fra', keyAskedAt: NOW });
    expect(storage.read('last_updated_token')).toBe(String(NOW));
  });

  test('reuses a subscription, and replaces one of an old key', async () => {
    current = subscription('current');
    await registerPush('eng');
    expect(subscribe).not.toHaveBeenCalled();
    const old = subscription('old', OLD_KEY);
    current = old;
    await registerPush('eng');
    expect(old.unsubscribe).toHaveBeenCalled();
    expect(sent()).toEqual([`eng ${token('current')}`, `eng ${token('new')}`]);
  });
});

test('a visit registers a reader with permission who never was registered @7.72', async () => {
  await refreshPush();
  expect(sent()).toEqual([`eng ${token('new')}`]);
});

describe('a visit of a registered reader', () => {
  beforeEach(async () => {
    current = subscription('current');
    await registerPush('eng');
    jest.mocked(sendPushToken).mockClear();
    jest.mocked(fetchPushKey).mockClear();
  });

  test('refreshes the token once a week @4.68 @7.56 @9.6', async () => {
    passSeconds(limits.pushTokenRefreshSeconds - 1);
    await refreshPush();
    expect(sent()).toEqual([]);
    passSeconds(1);
    await visitTwice();
    expect(sent()).toEqual([`eng ${token('current')}`]);
  });

  test('logs a failure, and tries again a week later @7.56 @8.26 @9.6', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    passSeconds(limits.pushTokenRefreshSeconds);
    jest.mocked(sendPushToken).mockRejectedValueOnce(new Error('away'));
    await visitTwice();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be told'), expect.any(Error));
    expect(sent()).toHaveLength(1);
    passSeconds(limits.pushTokenRefreshSeconds);
    await refreshPush();
    expect(sent()).toHaveLength(2);
  });

  test('refreshes the token at once when the service language has changed @4.35 @5.27', async () => {
    storage.write('service', 'de');
    await visitTwice();
    expect(sent()).toEqual([`deu ${token('current')}`]);
  });

  test('checks the origin’s key once a day, and subscribes by a new one', async () => {
    passSeconds(limits.pushKeyLookSeconds - 1);
    await refreshPush();
    expect(fetchPushKey).not.toHaveBeenCalled();
    passSeconds(1);
    await visitTwice();
    expect(fetchPushKey).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual([]);
    jest.mocked(fetchPushKey).mockResolvedValue('CQ');
    passSeconds(limits.pushKeyLookSeconds);
    await refreshPush();
    expect(current!.unsubscribe).toHaveBeenCalled();
    expect(sent()).toEqual([`eng ${token('new')}`]);
  });
});
