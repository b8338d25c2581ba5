import { COOKIES, readCookie, writeCookie } from './cookies';
import { storage } from './storage';

afterEach(() => ['window', 'document'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

function browserWith(localStorage: Partial<Storage>): void {
  Object.assign(globalThis, { window: { localStorage } });
}
const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

const LOCAL =
  'service contentsV2 last_updated_token VIEWED_POPUP read_announcements rating_checked_7 isBannerShowed viewerMode session';
test.each([
  ['localStorage', LOCAL.split(' ')],
  ['sessionStorage', ['search_tag', 'search_label', 'search_sort']],
] as const)('%s has the keys %j @9.31', (area, keys) => {
  const written: string[] = [];
  Object.assign(globalThis, { window: { [area]: { setItem: (key: string) => void written.push(key) } } });
  for (const key of keys) storage.write(key as 'session', 'x');
  expect(written).toEqual(keys);
});

test('reports that full storage stores nothing', () => {
  browserWith({ setItem: refuse });
  expect(storage.write('viewerMode', 'horizontal')).toBe(false);
});

test.each([
  ['on the server', undefined],
  ['where storage is blocked', Object.defineProperty({}, 'localStorage', { get: refuse })],
])('%s every key is absent', (_, window) => {
  if (window) Object.assign(globalThis, { window });
  expect(storage.read('session')).toBeUndefined();
  expect(storage.keysOf('laterWrite_')).toEqual([]);
  expect(storage.write('session', 'x')).toBe(false);
  expect(() => storage.remove('session')).not.toThrow();
});

describe('a cookie', () => {
  function documentWith(jar: PropertyDescriptor, protocol = 'http:'): void {
    Object.assign(globalThis, {
      window: { location: { protocol } },
      document: Object.defineProperty({}, 'cookie', jar),
    });
  }

  test.each([
    ['http:', 'locale=es; path=/; max-age=31536000; samesite=lax'],
    ['https:', 'locale=es; path=/; max-age=31536000; samesite=lax; secure'],
  ])('is written for all paths, for a year, same-site: %s', (protocol, cookie) => {
    const written: string[] = [];
    documentWith({ set: (value: string) => void written.push(value) }, protocol);
    writeCookie('locale', 'es');
    expect(written).toEqual([cookie]);
  });

  test('is read by its whole name', () => {
    documentWith({ get: () => `my${COOKIES.locale}=th; ${COOKIES.locale}=es; ${COOKIES.languages}=eng-esp` });
    expect([readCookie('locale'), readCookie('languages')]).toEqual(['es', 'eng-esp']);
  });

  test('is absent where the browser refuses cookies', () => {
    documentWith({ get: refuse, set: refuse });
    expect(() => writeCookie('locale', 'es')).not.toThrow();
    expect(readCookie('locale')).toBeUndefined();
  });
});
