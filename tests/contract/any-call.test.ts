import fc from 'fast-check';

import { decodeResponse } from '@/lib/wire/decode-response';
import { endpoints, type Endpoint } from '@/lib/wire/endpoints';
import { PROPERTY_PATIENCE_MS, propertyRuns } from '@/tests/support/property-runs';

import { openOrigin, type TestOrigin } from './open-origin';

jest.setTimeout(PROPERTY_PATIENCE_MS);

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin({ writesPerMinute: { session: 0, address: 0 } })));
afterAll(() => origin.close());

/** Answers to a call that say so themselves: done, or what was wrong with it. None is a failure of the origin. */
const STATUSES = [200, 400, 404, 405, 413, 414, 415];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((value) => value.toWellFormed()),
  fc.constantFrom('', '0', '-1', '1.5', '1e3', '0x10', '٣', '10', '30', '10001', '1000101', '9007199254740993', 'null', 'undefined', '[object Object]', '__proto__', "' OR 1=1 --", '%', '../../etc', 'x'.repeat(300)),
  fc.constantFrom('eng', 'fra,eng', 'ENG', 'xxx', 'yes', 'no', 'vertical', 'high', 'hottest', 'serializing', 'reading', 'click', 'viewer', 'insert_banner'),
);
const session = fc.oneof(fc.constantFrom(undefined, 'reader-1', 'reader-2', '', 'x'.repeat(129)), fc.stringMatching(/^[\x21-\x7e]{1,20}$/));
const body = fc.oneof(
  fc.constant(undefined),
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 60 }).map((value) => value.toWellFormed()),
  fc.record({ subject: fc.oneof(text, fc.constantFrom('report', 'request')), body: text, q1: text, q2: fc.array(text, { maxLength: 4 }) }, { requiredKeys: [] }).map((value) => JSON.stringify(value)),
);

const callTo = ({ method, query }: Endpoint) =>
  fc.record({
    method: fc.oneof({ weight: 8, arbitrary: fc.constant(method as string) }, { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'HEAD', 'PATCH') }),
    query: fc.array(fc.tuple(fc.constantFrom(...query, 'surplus', '__proto__'), text), { maxLength: query.length + 2 }),
    session,
    body,
    type: fc.constantFrom('application/json', 'text/plain', 'application/json; charset=latin1', ''),
  });

test.each(Object.entries<Endpoint>(endpoints))('whatever is asked of %s is answered, or refused in order', async (_name, endpoint) => {
  await fc.assert(
    fc.asyncProperty(callTo(endpoint), async ({ method, query, session, body, type }) => {
      const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
      const said = origin.logged.length;
      const answer = await origin.send(`${endpoint.path}?${new URLSearchParams(query)}`, {
        method,
        session,
        headers: hasBody ? { 'content-type': type } : {},
        body: hasBody ? body : undefined,
      });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(STATUSES).toContain(answer.status);
      expect(answer.headers.get('cache-control')).not.toBeNull();
      if (method !== 'HEAD') expect(Object.keys(decodeResponse(bytes)).filter((part) => part === 'success' || part === 'error')).toHaveLength(1);
      // A refusal is told in a line; a failure would be told with where it happened.
      expect(origin.logged.slice(said).filter((line) => /\bat .*:\d+:\d+/.test(line))).toEqual([]);
    }),
    propertyRuns(60),
  );
});

test('after all that the catalogue is what it was', async () => {
  const fresh = await openOrigin();
  try {
    const bytes = async (from: TestOrigin) => Buffer.from(await (await from.send('title_list/allV2')).arrayBuffer());
    expect((await bytes(origin)).equals(await bytes(fresh))).toBe(true);
  } finally {
    await fresh.close();
  }
});
