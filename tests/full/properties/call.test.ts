import fc, { type Arbitrary } from 'fast-check';

import { decodeResponse } from '@/lib/wire/decode-response';
import { endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';
import { anyJson, anyText } from '@/tests/support/any-input';
import { PROPERTY_PATIENCE_MS, propertyRuns } from '@/tests/support/property-runs';

import { KNOWN_CALLS } from '@/tests/contract/known-calls';
import { openOrigin, type TestOrigin } from '@/tests/contract/open-origin';

jest.setTimeout(PROPERTY_PATIENCE_MS);

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin({ writesPerMinute: { session: 0, address: 0 } })));
afterAll(() => origin.close());

/** Answers to a call that say so themselves: done, or what was wrong with it. None is a failure of the origin. */
const STATUSES = [200, 400, 404, 405, 413, 414, 415];

const text = anyText(
  '10',
  '10001',
  '1000101',
  'fra,eng',
  'vertical',
  'high',
  'hottest',
  'reading',
  'click',
  'viewer',
).map((value) => value.toWellFormed().slice(0, 3_000));
const session = fc.oneof(
  fc.constantFrom(undefined, 'reader-1', 'reader-2', '', 'x'.repeat(129)),
  fc.stringMatching(/^[\x21-\x7e]{1,20}$/),
);
const body = fc.option(
  anyJson({ subject: 'report', body: 'a', q1: 'a', q2: ['a'] }).map((value) => value.toWellFormed()),
  { nil: undefined },
);

interface Call {
  method: string;
  query: [string, string][];
  session: string | undefined;
  body: string | undefined;
  type: string;
}

/** A call that is answered with what it is made for. */
function wellMade(name: EndpointName): Call {
  const { good, body } = KNOWN_CALLS[name];
  return {
    method: endpoints[name].method,
    query: [...new URLSearchParams(good)],
    session: 'reader-1',
    body: body === undefined ? undefined : JSON.stringify(body),
    type: 'application/json',
  };
}

const madeUp = ({ method, query }: Endpoint): Arbitrary<Call> =>
  fc.record({
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constant(method as string) },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'HEAD', 'PATCH') },
    ),
    query: fc.array(fc.tuple(fc.constantFrom(...query, 'surplus', '__proto__'), text), { maxLength: query.length + 2 }),
    session,
    body,
    type: fc.constantFrom('application/json', 'text/plain', 'application/json; charset=latin1', ''),
  });

/** Calls that are made up, that are well, and that are well but for one part. */
function callTo(name: EndpointName): Arbitrary<Call> {
  const well = wellMade(name);
  const odd = madeUp(endpoints[name]);
  const bent = fc
    .tuple(odd, fc.constantFrom(...(Object.keys(well) as (keyof Call)[])))
    .map(([call, part]) => ({ ...well, [part]: call[part] }));
  return fc.oneof(
    { weight: 4, arbitrary: odd },
    { weight: 1, arbitrary: fc.constant(well) },
    { weight: 1, arbitrary: bent },
  );
}

test.each(Object.keys(endpoints) as EndpointName[])(
  'whatever is asked of %s is answered, or refused in order',
  async (name) => {
    const { method: own, path, answers } = endpoints[name] as Endpoint;
    const seen = new Set<'success' | 'error'>();
    await fc.assert(
      fc.asyncProperty(callTo(name), async ({ method, query, session, body, type }) => {
        const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
        const said = origin.logged.length;
        const answer = await origin.send(`${path}?${new URLSearchParams(query)}`, {
          method,
          session,
          headers: hasBody ? { 'content-type': type } : {},
          body: hasBody ? body : undefined,
        });
        const bytes = new Uint8Array(await answer.arrayBuffer());
        expect(STATUSES).toContain(answer.status);
        expect(answer.headers.get('cache-control')).not.toBeNull();
        if (method !== 'HEAD') {
          const response = decodeResponse(bytes);
          const parts = (['success', 'error'] as const).filter((part) => Object.hasOwn(response, part));
          expect(parts).toHaveLength(1);
          if (method === own) seen.add(parts[0]!);
          if (method === own && response.success && answers) expect(response.success[answers]).toBeTruthy();
        }
        // A refusal is told in a line; a failure would be told with where it happened.
        expect(origin.logged.slice(said).filter((line) => /\bat .*:\d+:\d+/.test(line))).toEqual([]);
      }),
      propertyRuns(90),
    );
    // Where all are refused nothing has been looked at.
    expect([...seen].sort()).toEqual(['error', 'success']);
  },
);

test('after all that the catalogue is what it was', async () => {
  const fresh = await openOrigin();
  try {
    const bytes = async (from: TestOrigin) => Buffer.from(await (await from.send('title_list/allV2')).arrayBuffer());
    expect((await bytes(origin)).equals(await bytes(fresh))).toBe(true);
  } finally {
    await fresh.close();
  }
});
