import { clientAddress } from './client-address';
import { comesSecurely } from './comes-securely';

test.each<[string, string | null, string | undefined, number, string | undefined]>([
  ['without a trusted proxy, the socket', '198.51.100.7', '203.0.113.1', 0, '203.0.113.1'],
  ['one proxy: the entry it appended', '10.0.0.1, 198.51.100.7', '127.0.0.1', 1, '198.51.100.7'],
  ['two proxies: the entry of the first', '6.6.6.6, 198.51.100.7, 10.0.0.2', '127.0.0.1', 2, '198.51.100.7'],
  ['fewer entries than proxies: the socket', '198.51.100.7', '127.0.0.1', 2, '127.0.0.1'],
  ['an invalid entry: the socket', 'unknown', '127.0.0.1', 1, '127.0.0.1'],
  ['IPv4 without its port', '198.51.100.7:4711', undefined, 1, '198.51.100.7'],
  ['IPv4 mapped to IPv6', null, '::ffff:198.51.100.7', 0, '198.51.100.7'],
  ['IPv6 by its /64', null, '2001:0DB8::1', 0, '2001:db8:0:0::/64'],
  ['IPv6 without its port', '[2001:db8:1:2::9]:443', undefined, 1, '2001:db8:1:2::/64'],
])('client address: %s', (_, forwardedFor, socketAddress, trustedProxies, address) => {
  expect(clientAddress(forwardedFor, socketAddress, trustedProxies)).toBe(address);
});

test.each<[string, string | undefined, string | undefined, boolean, boolean]>([
  ['PUBLIC_URL decides for https', undefined, 'https://comics.example', false, true],
  ['PUBLIC_URL decides for http', 'https', 'http://comics.example', true, false],
  ['the first of several proxies decides', 'https, http', undefined, true, true],
  ['an untrusted proxy is ignored', 'https', undefined, false, false],
  ['no source is not secure', undefined, undefined, true, false],
])('secure request: %s', (_, protocol, publicUrl, trustsProxy, isSecure) => {
  const request = { headers: { 'x-forwarded-proto': protocol } };
  expect(comesSecurely(request, { publicUrl, trustsProxy })).toBe(isSecure);
});
