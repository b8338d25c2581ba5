import fc from 'fast-check';
import { clientAddress } from '@/lib/client-address';
import { knowsTag } from '@/lib/knows-tag';
import { requestId } from '@/lib/log/request-id';
import { sessionOf } from '@/lib/origin/http/session';
import { Refusal } from '@/lib/origin/refusal';
import { publicBase } from '@/lib/public-base';
import { callerOf } from '@/lib/server/caller-of';
import { SOCKET_HEADER } from '@/lib/server/socket-header';
import { anyText } from '@/tests/support/any-input';
import { decoder } from '@/tests/support/decoder';
import { isFlag, isText, orNone } from '@/tests/support/kinds';

jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));

Object.assign(process.env, {
  COUNTRY_HEADER: 'cf-ipcountry',
  PROMOTION_FROM: '2000-01-01',
  PROMOTION_UNTIL: '2999-01-01',
  PROMOTION_COUNTRIES: 'MX, br',
});

/** What can stand in a header: a request that says anything else is never read. */
const header = (...well: string[]) =>
  anyText(...well).map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim());

const asked = (headers: Record<string, string>) => new Request('http://reader.example/', { headers });

const ADDRESSES = [
  '203.0.113.7',
  '203.0.113.7:80, 198.51.100.1',
  '[2001:db8::1]:443',
  '::ffff:192.0.2.1',
  '2001:db8::1%eth0',
  '1:2:3:4:5:6:7:8%a.b',
  '1:2:3:4:5:6:192.0.2.1',
];

decoder('who calls', {
  any: fc.tuple(header(...ADDRESSES), header(...ADDRESSES), fc.nat(3)),
  whole: [ADDRESSES[1]!, ADDRESSES[0]!, 1] as [string, string, number],
  read: ([told, socket, proxies]) => [
    clientAddress(told, socket, proxies),
    callerOf(asked({ 'x-forwarded-for': told, [SOCKET_HEADER]: socket }), proxies),
  ],
  is: (all) => Array.isArray(all) && all.every(orNone((one) => isText(one) && one !== '')),
});

decoder('the address that a site is called by', {
  any: fc.tuple(
    header('comics.example:8443, a.example', '[2001:db8::1]'),
    header('https', 'http, https'),
    fc.boolean(),
  ),
  whole: ['comics.example', 'https', true] as [string, string, boolean],
  read: ([host, proto, isProxied]) =>
    publicBase(asked({ 'x-forwarded-host': host, 'x-forwarded-proto': proto, host }), { isProxied }),
  is: (base) => isText(base) && /^https?:\/\/[a-z0-9[\].:-]+$/.test(base),
});

decoder('the tags that a browser has, the id of a request, the session that it names', {
  any: header('"a", W/"b"', 'f81d4fae-7dec-11d0', 'reader-1'),
  whole: 'reader-1',
  read: (said) => [knowsTag(said, '"a"'), requestId(said, true), sessionOf(asked({ 'session-token': said }))],
  is: (all) =>
    Array.isArray(all) &&
    isFlag(all[0]) &&
    /^[\w.-]{1,64}$/.test(String(all[1])) &&
    orNone((id) => /^[\w-]{1,128}$/.test(String(id)))(all[2]),
  refuses: [Refusal],
});
