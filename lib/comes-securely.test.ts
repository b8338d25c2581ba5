import { comesSecurely } from './comes-securely';

const asked = (protocol?: string) => ({ headers: { 'x-forwarded-proto': protocol } });

test.each<[string, string | undefined, string | undefined, boolean, boolean]>([
  ['the operator says so', undefined, 'https://comics.example', false, true],
  ['the operator says otherwise', 'https', 'http://comics.example', true, false],
  ['the proxy says so', 'https', undefined, true, true],
  ['the first of several proxies', 'https, http', undefined, true, true],
  ['a proxy without TLS', 'http', undefined, true, false],
  ['whom nobody trusts', 'https', undefined, false, false],
  ['nobody says', undefined, undefined, true, false],
])('%s', (_, protocol, publicUrl, trustsProxy, isSecure) => {
  expect(comesSecurely(asked(protocol), { publicUrl, trustsProxy })).toBe(isSecure);
});
