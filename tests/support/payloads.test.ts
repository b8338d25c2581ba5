import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ALL_PAYLOADS, PAYLOADS } from './payloads';
import { payloadsOfDompurify } from './payloads-of-dompurify';
import { payloadsOfSanitizeHtml } from './payloads-of-sanitize-html';

const read = (file: string) => readFileSync(path.resolve(__dirname, '../../node_modules', file), 'utf8');

test('nothing of what others have published is left out', () => {
  const fixtures = read('dompurify-tests/test/fixtures/expect.js');
  expect(payloadsOfDompurify(fixtures)).toHaveLength(fixtures.match(/^\s*"payload":/gm)!.length);
  const tests = read('sanitize-html-tests/test/test.js').replaceAll(/^\s*\/\/.*$/gm, '');
  expect(payloadsOfSanitizeHtml(tests)).toHaveLength(tests.match(/\bsanitizeHtml\(/g)!.length);
});

test('every kind is among them all, each payload once', () => {
  expect(
    Object.values(PAYLOADS)
      .flat()
      .filter((payload) => !ALL_PAYLOADS.includes(payload)),
  ).toEqual([]);
  expect(new Set(ALL_PAYLOADS).size).toBe(ALL_PAYLOADS.length);
});
