import { readFileSync } from 'node:fs';

import { config } from '@/middleware';

import { COOKIES, readCookie, writeCookie } from './cookies';

const keysIn = (text: string) => [
  ...new Set([...text.matchAll(/['"]cookie['"], ?"?key"?: ?['"](\w+)/g)].map(([, key]) => key)),
];

test('what Next reads as plain text asks for the same cookies', () => {
  expect(keysIn(readFileSync('next.config.mjs', 'utf8'))).toEqual([COOKIES.languages]);
  expect(keysIn(JSON.stringify(config.matcher))).toEqual([COOKIES.locale]);
});

function browserWith({ protocol = 'http:', jar }: { protocol?: string; jar: PropertyDescriptor }): void {
  Object.assign(globalThis, { window: { location: { protocol } }, document: Object.defineProperty({}, 'cookie', jar) });
}

describe('a cookie', () => {
  afterEach(() => ['window', 'document'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

  test.each([
    ['http:', 'locale=es; path=/; max-age=31536000; samesite=lax'],
    ['https:', 'locale=es; path=/; max-age=31536000; samesite=lax; secure'],
  ])('is for all pages, for a year, and for this site alone: %s', (protocol, cookie) => {
    const written: string[] = [];
    browserWith({ protocol, jar: { set: (value: string) => void written.push(value) } });
    writeCookie('locale', 'es');
    expect(written).toEqual([cookie]);
  });

  test('is read by its whole name', () => {
    browserWith({ jar: { get: () => 'mylocale=th; locale=es; languages=eng-esp' } });
    expect([readCookie('locale'), readCookie('languages')]).toEqual(['es', 'eng-esp']);
  });

  test('that may not be named is neither kept nor read', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    browserWith({ jar: { get: refuse, set: refuse } });
    expect(() => writeCookie('locale', 'es')).not.toThrow();
    expect(readCookie('locale')).toBeUndefined();
  });
});
