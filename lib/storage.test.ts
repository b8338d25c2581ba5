import { storage } from './storage';

afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

function browserWith(localStorage: Partial<Storage>): void {
  Object.assign(globalThis, { window: { localStorage } });
}

test('what was written is read back until it is removed', () => {
  const kept = new Map<string, string>();
  browserWith({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  expect(storage.write('viewerMode', 'horizontal')).toBe(true);
  expect(storage.read('viewerMode')).toBe('horizontal');
  storage.remove('viewerMode');
  expect(storage.read('viewerMode')).toBeUndefined();
});

test.each([
  [
    'localStorage',
    [
      'service',
      'contentsV2',
      'last_updated_token',
      'VIEWED_POPUP',
      'read_announcements',
      'rating_checked_7',
      'isBannerShowed',
      'viewerMode',
      'session',
    ],
  ],
  ['sessionStorage', ['search_tag', 'search_label', 'search_sort']],
] as const)('%s has these keys, spelled so that what readers have is found: %j @9.31', (area, keys) => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    window: { [area]: { setItem: (key: string, value: string) => void kept.set(key, value) } },
  });
  for (const key of keys) storage.write(key, 'x');
  expect([...kept.keys()]).toEqual(keys);
});

test('keys that are one family are found by how they begin', () => {
  browserWith({
    session: 'a',
    laterWrite_1: '{}',
    laterWrite_2: '{}',
    laterWrites: '[]',
  } as unknown as Partial<Storage>);
  expect(storage.keysOf('laterWrite_')).toEqual(['laterWrite_1', 'laterWrite_2']);
});

test('full storage keeps nothing and says so', () => {
  browserWith({
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(storage.write('viewerMode', 'horizontal')).toBe(false);
});

test('blocked storage reads as absent', () => {
  Object.assign(globalThis, { window: {} });
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(storage.read('session')).toBeUndefined();
  expect(storage.keysOf('laterWrite_')).toEqual([]);
  expect(storage.write('session', 'x')).toBe(false);
  expect(() => storage.remove('session')).not.toThrow();
});

test('on the server there is nothing', () => {
  expect(storage.read('session')).toBeUndefined();
});
