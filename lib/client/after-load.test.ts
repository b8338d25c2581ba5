/** @jest-environment jsdom */
import { afterLoad } from './after-load';
import { tellLeaving } from './leaving';

const mockWaiting: (() => void)[] = [];
jest.mock('./when-idle', () => ({ whenIdle: (work: () => void) => mockWaiting.push(work) }));

const told: unknown[] = [];
const register = jest.fn(() => Promise.resolve());
let hear: (event: unknown) => void;
let controller: object | null;

const give = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

const listened = jest.spyOn(window, 'addEventListener');
/** No page outlives its test. */
afterEach(() => {
  for (const [name, listen] of listened.mock.calls) window.removeEventListener(name, listen);
});

beforeEach(() => {
  told.length = 0;
  mockWaiting.length = 0;
  listened.mockClear();
  controller = {};
  register.mockReset().mockResolvedValue(undefined);
  performance.getEntriesByType = () => [];
  give('connection', undefined);
  give('serviceWorker', {
    get controller() {
      return controller;
    },
    register,
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => told.push(message) } }),
    addEventListener: (_: string, listen: typeof hear) => (hear = listen),
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
/** The browser has nothing better to do, and what it does then is done. */
async function idle() {
  await settled();
  mockWaiting.splice(0).forEach((work) => work());
  await settled();
}

test('a service worker is registered, and asked to fetch what pages are made of @7.71', async () => {
  afterLoad();
  await idle();
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(told).toEqual([{ kind: 'complete' }]);
});

test('that there is none is a warning and no more @8.25', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  register.mockRejectedValue(new Error('refused'));
  afterLoad();
  await idle();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('offline'), expect.any(Error));
  give('serviceWorker', undefined);
  expect(() => afterLoad()).not.toThrow();
  warn.mockRestore();
});

test('a first page, and each that the reader goes to, is told with its query', async () => {
  controller = null;
  afterLoad();
  tellLeaving('/search_result?keyword=fox#first');
  await idle();
  expect(told).toContainEqual({ kind: 'visited', address: window.location.href, pictures: [] });
  expect(told).toContainEqual({
    kind: 'visited',
    address: `${window.location.origin}/search_result?keyword=fox`,
    pictures: [],
  });
});

test('who saves data has nothing fetched beside what he asks for', async () => {
  controller = null;
  give('connection', { saveData: true });
  afterLoad();
  tellLeaving('/updates');
  await idle();
  expect(register).toHaveBeenCalled();
  expect(told).toEqual([]);
});

test('asked which build it was opened by, a tab answers by its scripts', () => {
  document.body.innerHTML = '<script src="/_next/static/chunks/webpack-1.js"></script>';
  afterLoad();
  const postMessage = jest.fn();
  hear({ data: { kind: 'which-build' }, ports: [{ postMessage }] });
  hear({ data: { kind: 'another' }, ports: [{ postMessage }] });
  expect(postMessage.mock.calls).toEqual([[['http://localhost/_next/static/chunks/webpack-1.js']]]);
});
