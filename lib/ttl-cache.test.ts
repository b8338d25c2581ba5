import { TtlCache } from './ttl-cache';

let now = 1_000_000;
let computed = 0;
beforeEach(() => ([now, computed] = [1_000_000, 0]));

const cacheOf = (options: Partial<ConstructorParameters<typeof TtlCache<string>>[0]> = {}) =>
  new TtlCache<string>({ ttlMs: 1_000, maxSize: 100, now: () => now, ...options });
/** A computation that is counted. */
const compute = async () => `value ${++computed}`;

test('concurrent and later callers of one key share one computation', async () => {
  const cache = cacheOf();
  expect(await Promise.all([cache.getOrSet('home', compute), cache.getOrSet('home', compute)])).toEqual([
    'value 1',
    'value 1',
  ]);
  expect([await cache.getOrSet('home', compute), await cache.getOrSet('ranking', compute)]).toEqual([
    'value 1',
    'value 2',
  ]);
});

test('an entry expires when it is as old as the TTL, whatever its size and however often it is read', async () => {
  for (const sizeOf of [undefined, (value: string) => value.length]) {
    const cache = cacheOf({ ttlMs: 2_000, sizeOf });
    const first = await cache.getOrSet('home', compute);
    now += 1_000;
    expect(await cache.getOrSet('home', compute)).toBe(first);
    now += 1_000;
    expect(await cache.getOrSet('home', compute)).not.toBe(first);
  }
});

test('a computation that takes longer than the TTL is neither shared nor cached after the TTL', async () => {
  const cache = cacheOf({ sizeOf: (value) => value.length });
  let finish: (value: string) => void = () => undefined;
  const slow = cache.getOrSet('home', () => new Promise<string>((resolve) => (finish = resolve)));
  now += 1_000;
  expect(await cache.getOrSet('home', compute)).toBe('value 1');
  finish('old');
  expect([await slow, await cache.getOrSet('home', compute)]).toEqual(['old', 'value 1']);
});

test('a failure rejects the callers that wait for it, and is not cached', async () => {
  const cache = cacheOf();
  const fail = () => Promise.reject(new Error('down'));
  const failed = Promise.allSettled([cache.getOrSet('home', fail), cache.getOrSet('home', compute)]);
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.getOrSet('home', compute)).toBe('value 1');
});

test('clear also forgets what is still being computed', async () => {
  const cache = cacheOf({ sizeOf: (value) => value.length });
  let finish: (value: string) => void = () => undefined;
  const before = cache.getOrSet('likes', () => new Promise<string>((resolve) => (finish = resolve)));
  cache.clear();
  expect(await cache.getOrSet('likes', compute)).toBe('value 1');
  finish('without the like');
  await before;
  expect(await cache.getOrSet('likes', compute)).toBe('value 1');
});

test('evicts the least recently used entries beyond its size, and stores nothing that is larger', async () => {
  const cache = cacheOf({ maxSize: 10, sizeOf: (value) => value.length });
  const put = (key: string, value: string) => cache.getOrSet(key, async () => value);
  await put('a', '12345');
  await put('b', '12345');
  await put('a', 'not computed');
  await put('c', '12345');
  expect(await Promise.all(['a', 'c', 'b'].map((key) => put(key, 'anew')))).toEqual(['12345', '12345', 'anew']);
  await put('large', '12345678901');
  expect(await put('large', 'anew')).toBe('anew');
});

test('a clock that is set back makes nothing last longer', async () => {
  const cache = cacheOf();
  await cache.getOrSet('home', compute);
  now -= 3_600_000;
  expect(await cache.getOrSet('home', compute)).toBe('value 2');
});
