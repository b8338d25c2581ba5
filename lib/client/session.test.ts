import { webcrypto } from 'node:crypto';

import { storage } from '@/lib/storage';

import { randomUuid } from './random-uuid';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function browserWith(offered: Partial<Crypto>): void {
  Object.defineProperty(globalThis, 'crypto', { value: offered, configurable: true });
}

/** The module as a page finds it that has just been opened. */
async function newPage() {
  jest.resetModules();
  return import('./session');
}

afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Reflect.deleteProperty(globalThis, 'window');
});

const getRandomValues = webcrypto.getRandomValues.bind(webcrypto) as Crypto['getRandomValues'];

test.each([
  ['the browser makes one', { randomUUID: () => webcrypto.randomUUID() }],
  ['it gives random bytes alone, as it does on an address without TLS', { getRandomValues }],
])('a session is a UUID of version 4 where %s', async (_, offered) => {
  browserWith(offered);
  const { session } = await newPage();
  expect(session()).toMatch(UUID_V4);
});

test('no two made from bytes are the same', () => {
  browserWith({ getRandomValues });
  expect(new Set(Array.from({ length: 20 }, randomUuid)).size).toBe(20);
});

test('without storage it stays the same until the page goes away', async () => {
  const { session, existingSession } = await newPage();
  expect(existingSession()).toBeUndefined();
  const id = session();
  expect(session()).toBe(id);
  expect(existingSession()).toBe(id);
});

test('storage that takes everything and keeps nothing makes no new reader of each call', async () => {
  Object.assign(globalThis, { window: { localStorage: { getItem: () => null, setItem: () => undefined } } });
  const { session } = await newPage();
  expect(session()).toBe(session());
});

test('it is kept, and found again @1.3 @6.2 @9.32', async () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  Object.assign(globalThis, { window: { localStorage } });
  const id = (await newPage()).session();
  expect((await newPage()).session()).toBe(id);
  expect(storage.read('session')).toBe(id);
});

test.each(['', '{', '[]', '"quoted"', 'two words', 'ключ', 'x'.repeat(129)])(
  'what the origin would refuse for ever gives way to a new one: %p',
  async (rubbish) => {
    const kept = new Map([['session', rubbish]]);
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    Object.assign(globalThis, { window: { localStorage } });
    const { session, existingSession } = await newPage();
    expect(existingSession()).toBeUndefined();
    expect(session()).toMatch(UUID_V4);
    expect(kept.get('session')).toBe(existingSession());
  },
);

test('the longest and plainest that the origin takes is kept', async () => {
  const known = `a_B-9${'x'.repeat(123)}`;
  const localStorage = { getItem: () => known };
  Object.assign(globalThis, { window: { localStorage } });
  expect((await newPage()).session()).toBe(known);
});
