import { webcrypto } from 'node:crypto';

import { randomUuid } from './random-uuid';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function cryptoWith(offered: Partial<Crypto>): void {
  Object.defineProperty(globalThis, 'crypto', { value: offered, configurable: true });
}
function storageWith(stored: Record<string, string>): Map<string, string> {
  const values = new Map(Object.entries(stored));
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  Object.assign(globalThis, { window: { localStorage } });
  return values;
}

/** The module as a freshly loaded page has it. */
async function newPage() {
  jest.resetModules();
  return import('./session');
}

afterEach(() => {
  cryptoWith(webcrypto as Crypto);
  Reflect.deleteProperty(globalThis, 'window');
});

const getRandomValues = webcrypto.getRandomValues.bind(webcrypto) as Crypto['getRandomValues'];

test.each([
  ['with crypto.randomUUID', { randomUUID: () => webcrypto.randomUUID() }],
  ['with random bytes alone, as without TLS', { getRandomValues }],
])('a session is a random UUID %s', async (_, offered) => {
  cryptoWith(offered);
  expect((await newPage()).session()).toMatch(UUID_V4);
  expect(new Set(Array.from({ length: 20 }, randomUuid)).size).toBe(20);
});

test('a session is stored under a fixed key and found by the next page @1.3 @6.2 @9.32', async () => {
  const values = storageWith({});
  const id = (await newPage()).session();
  expect((await newPage()).session()).toBe(id);
  expect(Object.fromEntries(values)).toEqual({ session: id });
});

test.each([
  ['without storage', undefined],
  ['with storage that loses what is written', { localStorage: { getItem: () => null, setItem: () => undefined } }],
])('a session lasts as long as the page %s', async (_, window) => {
  if (window) Object.assign(globalThis, { window });
  const { session, existingSession } = await newPage();
  expect(existingSession()).toBeUndefined();
  const id = session();
  expect([session(), existingSession()]).toEqual([id, id]);
});

test.each(['', '"quoted"', 'ключ', 'x'.repeat(129)])('replaces the invalid stored session %p', async (invalid) => {
  const values = storageWith({ session: invalid });
  const { session, existingSession } = await newPage();
  expect(existingSession()).toBeUndefined();
  expect(session()).toMatch(UUID_V4);
  expect(values.get('session')).toBe(existingSession());
});
