import { readFileSync } from 'node:fs';

import { config } from '@/middleware';

import { COOKIES } from './cookies';

const keysIn = (text: string) => [...new Set([...text.matchAll(/['"]cookie['"], ?"?key"?: ?['"](\w+)/g)].map(([, key]) => key))];

test('what Next reads as plain text asks for the same cookies', () => {
  expect(keysIn(readFileSync('next.config.mjs', 'utf8'))).toEqual([COOKIES.languages]);
  expect(keysIn(JSON.stringify(config.matcher))).toEqual([COOKIES.locale]);
});
