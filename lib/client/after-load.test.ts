/** @jest-environment jsdom */
import { storage } from '@/lib/storage';

import { afterLoad } from './after-load';
import { tellLeaving } from './leaving';
import { refreshPush } from './push/refresh-push';
import { reloadReplaced } from './reload-replaced';

jest.mock('./push/refresh-push', () => ({ refreshPush: jest.fn() }));

const mockIdle: (() => void)[] = [];
jest.mock('./when-idle', () => ({ whenIdle: (work: () => void) => mockIdle.push(work) }));

const messages: unknown[] = [];
const register = jest.fn(() => Promise.resolve());
let controller: object | null;

const define = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

const listened = jest.spyOn(window, 'addEventListener');

beforeEach(() => {
  jest.useFakeTimers();
  messages.length = 0;
  mockIdle.length = 0;
  listened.mockClear();
  controller = {};
  register.mockReset().mockResolvedValue(undefined);
  performance.getEntriesByType = () => [];
  define('connection', undefined);
  define('serviceWorker', {
    get controller() {
      return controller;
    },
    register,
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => messages.push(message) } }),
    addEventListener: () => undefined,
  });
});
afterEach(() => {
  jest.useRealTimers();
  for (const [name, listen, options] of listened.mock.calls) window.removeEventListener(name, listen, options);
});

const flush = () => jest.advanceTimersByTimeAsync(0);
async function idle() {
  await flush();
  mockIdle.splice(0).forEach((work) => work());
  await flush();
}

test('registers a service worker, and requests the precache @7.71', async () => {
  afterLoad();
  await idle();
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(messages).toEqual([{ kind: 'complete' }]);
});

test('only warns when there is no service worker @8.25', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  register.mockRejectedValue(new Error('refused'));
  afterLoad();
  await idle();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('offline'), expect.any(Error));
  warn.mockClear();
  define('serviceWorker', undefined);
  afterLoad();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no service workers'));
  warn.mockRestore();
});

test('creates the session id on the first visit, and registers push where permission was granted before @1.3 @7.72', async () => {
  window.localStorage.clear();
  Object.assign(window, { Notification: { permission: 'granted' } });
  afterLoad();
  await flush();
  expect(storage.read('session')).toMatch(/^[\da-f-]{36}$/);
  expect(refreshPush).toHaveBeenCalled();
  Reflect.deleteProperty(window, 'Notification');
});

test('reports the first page and each navigation to the service worker, with its query', async () => {
  controller = null;
  afterLoad();
  tellLeaving('/search_result?keyword=fox#first');
  await idle();
  const { href, origin } = window.location;
  expect(messages).toContainEqual({ kind: 'visited', address: href, pictures: [] });
  expect(messages).toContainEqual({ kind: 'visited', address: `${origin}/search_result?keyword=fox`, pictures: [] });
});

test('fetches nothing in addition for a reader who saves data', async () => {
  controller = null;
  define('connection', { saveData: true });
  afterLoad();
  tellLeaving('/updates');
  await idle();
  expect(register).toHaveBeenCalled();
  expect(messages).toEqual([]);
});

describe('a script that fails to load', () => {
  const reload = jest.fn();

  beforeEach(() => {
    reload.mockClear();
    window.sessionStorage.clear();
    document.body.replaceChildren();
    reloadReplaced(reload);
  });

  async function fail(status: number | undefined, src = 'http://localhost/_next/static/chunks/7.js'): Promise<void> {
    const respond = () => (status ? Promise.resolve({ status }) : Promise.reject(new TypeError('Failed to fetch')));
    Object.assign(globalThis, { fetch: respond });
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = src;
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    await flush();
  }

  test('reloads the page when it is gone, once in a minute', async () => {
    await fail(404);
    await fail(404);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['whose network fails', undefined, '', undefined],
    ['whose server fails', 503, '', undefined],
    ['of a third party', 404, '', 'https://ads.example/tag.js'],
    ['while a text is written', 404, '<textarea>Dear all</textarea>', undefined],
  ])('does not reload the page %s', async (_, status, html, src) => {
    document.body.innerHTML = html;
    await fail(status, src);
    expect(reload).not.toHaveBeenCalled();
  });
});
