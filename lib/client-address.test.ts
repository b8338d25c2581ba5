import { clientAddress } from './client-address';

test.each<[string, string | null, string | undefined, number, string | undefined]>([
  ['no proxy is trusted: the socket tells', '198.51.100.7', '203.0.113.1', 0, '203.0.113.1'],
  ['one proxy: what it appended', '10.0.0.1, 198.51.100.7', '127.0.0.1', 1, '198.51.100.7'],
  ['two proxies: what the first appended', '6.6.6.6, 198.51.100.7, 10.0.0.2', '127.0.0.1', 2, '198.51.100.7'],
  ['fewer entries than proxies: the socket', '198.51.100.7', '127.0.0.1', 2, '127.0.0.1'],
  ['no header: the socket', null, '127.0.0.1', 1, '127.0.0.1'],
  ['nonsense: the socket', 'unknown', '127.0.0.1', 1, '127.0.0.1'],
  ['no socket either', '<script>', undefined, 1, undefined],
  ['with a port', '198.51.100.7:4711', undefined, 1, '198.51.100.7'],
  ['IPv4 in IPv6', null, '::ffff:198.51.100.7', 0, '198.51.100.7'],
  ['IPv6 by its network', null, '2001:db8:1:2:3:4:5:6', 0, '2001:db8:1:2::/64'],
  ['IPv6 written short', null, '2001:0DB8::1', 0, '2001:db8:0:0::/64'],
  ['IPv6 with a port', '[2001:db8:1:2::9]:443', undefined, 1, '2001:db8:1:2::/64'],
  ['IPv6 with a zone', null, 'fe80::1%eth0', 0, 'fe80:0:0:0::/64'],
  ['IPv6 with a zone that has a dot', '1:2:3:4:5:6:7:8%eth0.5', undefined, 1, '1:2:3:4::/64'],
  ['this machine', null, '::1', 0, '0:0:0:0::/64'],
  ['IPv4 at the end of IPv6', null, '64:ff9b::192.0.2.33', 0, '64:ff9b:0:0::/64'],
])('%s', (_, forwardedFor, socketAddress, trustedProxies, address) => {
  expect(clientAddress(forwardedFor, socketAddress, trustedProxies)).toBe(address);
});

test('one customer’s addresses count as one', () => {
  const of = (address: string) => clientAddress(null, address, 0);
  expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:2:ffff::9'));
  expect(of('2001:db8:1:3::1')).not.toBe(of('2001:db8:1:2::1'));
});
