import { pushToken } from '@/tests/support/push-token';

import { readSubscription } from './subscription';

const { keys } = JSON.parse(pushToken('whole')) as { keys: { p256dh: string; auth: string } };
const at = (endpoint: string) => pushToken('whole', endpoint);
const withKeys = (given: object) => JSON.stringify({ endpoint: 'https://push.example/x', keys: given });
const notOnCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url');

test('reads the subscription of a browser', () =>
  expect(readSubscription(at('https://push.example/x'), false)).toEqual({ endpoint: 'https://push.example/x', keys }));

test.each([
  ['a word', 'token'],
  ['an array', '[]'],
  ['an endpoint without keys', '{"endpoint":"https://push.example/x"}'],
  ['a missing key', withKeys({ auth: keys.auth })],
  ['a key that is no point of the curve', withKeys({ ...keys, p256dh: notOnCurve })],
  ['a secret that is too long', withKeys({ ...keys, auth: `${keys.auth}AA` })],
  ['a relative address', at('push')],
  ['a very long address', at(`https://push.example/${'x'.repeat(2_048)}`)],
  ['HTTP', at('http://push.example/x')],
  ['another port', at('https://push.example:8443/x')],
  ['a user name and password', at('https://me:secret@push.example/x')],
  ['localhost', at('https://localhost/x')],
  ['a hexadecimal loopback address', at('https://0x7f000001/x')],
  ['an IPv6 loopback address', at('https://[::1]/x')],
  ['a cloud metadata address', at('https://169.254.169.254/x')],
  ['a public IP address', at('https://93.184.216.34/x')],
  ['a bare name', at('https://intranet/x')],
])('is no subscription: %s', (_, token) => expect(readSubscription(token, false)).toEqual(expect.any(String)));
