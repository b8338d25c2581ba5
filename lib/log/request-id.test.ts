import { currentRequest, requestHeaders, requestId } from './request-id';
import { withRequest } from './with-request-in-test';

test.each(['a', '0f8b-2.c_D', 'x'.repeat(64)])('what a trusted proxy calls a request it is called: %s', (given) => {
  expect(requestId(given, true)).toBe(given);
  expect(requestId(given, false)).not.toBe(given);
});

test.each([undefined, '', 'x'.repeat(65), 'a b', 'a\nb', 'é', ['a', 'b']])(
  '%j is no id, and a new one is made',
  (given) => {
    const [one, other] = [requestId(given, true), requestId(given, true)];
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).not.toBe(one);
  },
);

test('an id goes with all that is done for its request, and with nothing else', async () => {
  expect([currentRequest(), requestHeaders()]).toEqual([undefined, {}]);
  const later = () => new Promise<string | undefined>((resolve) => setImmediate(() => resolve(currentRequest())));
  expect(await Promise.all([withRequest('one', later), withRequest('two', later), later()])).toEqual([
    'one',
    'two',
    undefined,
  ]);
  expect(withRequest('three', requestHeaders)).toEqual({ 'x-request-id': 'three' });
});
