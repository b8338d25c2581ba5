/** @jest-environment node */
import { gunzipSync, gzipSync } from 'node:zlib';

import { withReference } from './with-reference';

const PAGE = '<p>Reference: <code data-reference=""></code></p>';
const FILLED = '<p>Reference: <code data-reference="">proxy-7.a_B</code></p>';

test('a page that has room for it names its request, as it is encoded', () => {
  expect(withReference({ headers: {}, body: Buffer.from(PAGE) }, 'proxy-7.a_B').toString()).toBe(FILLED);
  expect(
    gunzipSync(
      withReference({ headers: { 'content-encoding': 'gzip' }, body: gzipSync(PAGE) }, 'proxy-7.a_B'),
    ).toString(),
  ).toBe(FILLED);
});

test('any other stays as it was', () => {
  for (const [body, headers] of [
    [Buffer.from('<p>maintenance</p>'), {}],
    [gzipSync('<p>maintenance</p>'), { 'content-encoding': 'gzip' }],
    [Buffer.from([1, 2, 3]), { 'content-encoding': 'br' }],
  ] as const)
    expect(withReference({ headers, body }, 'a')).toBe(body);
});
