import { readFileSync } from 'node:fs';
import path from 'node:path';

import { payloadsOfDompurify } from './payloads-of-dompurify';
import { PAYLOADS_OF_OURS } from './payloads-of-ours';
import { payloadsOfSanitizeHtml } from './payloads-of-sanitize-html';

const PACKAGES = path.resolve(__dirname, '../../node_modules');

/** Collections that others have published, and how many different payloads each is known to have at least. */
const PUBLISHED = {
  'DOMPurify’s fixtures': {
    file: 'dompurify-tests/test/fixtures/expect.js',
    payloadsOf: payloadsOfDompurify,
    least: 180,
  },
  'sanitize-html’s tests': { file: 'sanitize-html-tests/test/test.js', payloadsOf: payloadsOfSanitizeHtml, least: 80 },
};

function published(name: keyof typeof PUBLISHED): readonly string[] {
  const { file, payloadsOf, least } = PUBLISHED[name];
  const payloads = [...new Set(payloadsOf(readFileSync(path.join(PACKAGES, file), 'utf8')))];
  if (payloads.length < least) throw new Error(`${name} have ${payloads.length} payloads, not ${least} or more`);
  return payloads;
}

/** Attacks on cleaners of HTML: our own and published ones, each once. */
export const ALL_PAYLOADS: readonly string[] = [
  ...new Set([
    ...Object.values(PAYLOADS_OF_OURS).flat(),
    ...published('DOMPurify’s fixtures'),
    ...published('sanitize-html’s tests'),
  ]),
];
