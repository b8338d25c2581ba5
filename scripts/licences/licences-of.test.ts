import { readFileSync } from 'node:fs';
import path from 'node:path';

import { isAllowed, licencesOf, refused } from './licences-of.mjs';

test('every package that is shipped or built with has a licence that we may use', () => {
  const licences = licencesOf(JSON.parse(readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8')));
  expect(refused(licences)).toEqual([]);
  expect(licences.MIT!.some((name) => name.startsWith('next@'))).toBe(true);
});

test('what is for development alone is left out, and what says nothing is refused', () => {
  const packages = {
    '': { license: 'UNLICENSED' },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/d': { version: '3.0.0' },
    'node_modules/e': { version: '4.0.0', license: 'GPL-3.0-only', dev: true },
  };
  const licences = licencesOf({ packages });
  expect(licences).toEqual({ 'GPL-3.0-only': ['@b/c@2.0.0'], MIT: ['a@1.0.0'], none: ['d@3.0.0'] });
  expect(refused(licences).map(([licence]) => licence)).toEqual(['GPL-3.0-only', 'none']);
});

test.each<[string, boolean]>([
  ['MIT', true],
  ['(MIT OR CC0-1.0)', true],
  ['GPL-2.0 OR MIT', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['GPL-3.0-or-later', false],
  ['SSPL-1.0', false],
  ['BUSL-1.1', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE', false],
  ['MIT AND (GPL-3.0 OR Apache-2.0)', false],
  ['none', false],
])('%s: %s', (expression, may) => {
  expect(isAllowed(expression)).toBe(may);
});
