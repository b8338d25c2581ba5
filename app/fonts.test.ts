import { readFileSync } from 'node:fs';
import path from 'node:path';

import { FIRST_LETTERS, lettersOf } from '../scripts/first-letters.mjs';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const ranges = (css: string) => [...css.matchAll(/unicode-range: ([^;]*);/g)].map(([, range = '']) => range);
const first = new Set(lettersOf(FIRST_LETTERS));

/** Signs that the interface has here and there, which no language is written with. */
const SIGNS = new Set('↖↘↑↓');

test.each(['en', 'es', 'pt', 'fr', 'de', 'id'])('what the interface says in %s is written in the first letters', (locale) => {
  const letters = [...new Set(read(`../messages/${locale}.json`))].filter((letter) => letter !== '\n' && !SIGNS.has(letter));
  expect(letters.filter((letter) => !first.has(letter))).toEqual([]);
});

test('the fonts that stand in for the first files until they have come have their letters', () => {
  expect(ranges(read('globals.css'))).toEqual([FIRST_LETTERS, FIRST_LETTERS]);
});

test('no other file is fetched for one of the first letters', () => {
  const others = ranges(read('fonts.css')).map((range) => [...lettersOf(range)].filter((letter) => first.has(letter)));
  expect(others.length).toBeGreaterThan(2);
  expect(others.flat()).toEqual([]);
});
