import { readFileSync } from 'node:fs';
import path from 'node:path';

import { FIRST_LETTERS, lettersOf } from '../scripts/first-letters.mjs';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const ranges = (css: string) => [...css.matchAll(/unicode-range: ([^;]*);/g)].map(([, range = '']) => range);
const first = new Set(lettersOf(FIRST_LETTERS));

/** Signs that the interface has here and there, which no language is written with. */
const SIGNS = new Set('↖↘↑↓');

const lettersSaid = (locale: string) =>
  [...new Set(read(`../messages/${locale}.json`))].filter((letter) => letter !== '\n' && !SIGNS.has(letter));

test.each(['en', 'es', 'pt', 'fr', 'de', 'id'])(
  'what the interface says in %s is written in the first letters',
  (locale) => {
    expect(lettersSaid(locale).filter((letter) => !first.has(letter))).toEqual([]);
  },
);

test.each(['en', 'es', 'pt', 'fr', 'de', 'id', 'vi', 'ru'])(
  'the fonts that stand in for the files until they have come have the first letters and all of %s',
  (locale) => {
    const letters = [...first, ...lettersSaid(locale)];
    const standIns = ranges(read('globals.css')).map((range) => new Set(lettersOf(range)));
    expect(standIns.length).toBe(2);
    for (const standIn of standIns) expect(letters.filter((letter) => !standIn.has(letter))).toEqual([]);
  },
);

test('nothing stands in for a letter that no file brings', () => {
  const brought = new Set(ranges(read('fonts.css')).flatMap((range) => [...lettersOf(range)]));
  const standIns = ranges(read('globals.css')).flatMap((range) => [...lettersOf(range)]);
  expect(standIns.filter((letter) => !first.has(letter) && !brought.has(letter))).toEqual([]);
});

test('what stands in gives way to the files that bring the same letters', () => {
  const families = [...read('globals.css').matchAll(/--font-\w+: (var\(.*);/g)].map(([, list = '']) =>
    list.split(', '),
  );
  expect(families).toHaveLength(2);
  for (const family of families) expect(family.findIndex((name) => name.includes('Fallback'))).toBe(2);
});

test('no other file is fetched for one of the first letters', () => {
  const others = ranges(read('fonts.css')).map((range) => [...lettersOf(range)].filter((letter) => first.has(letter)));
  expect(others.length).toBeGreaterThan(2);
  expect(others.flat()).toEqual([]);
});
