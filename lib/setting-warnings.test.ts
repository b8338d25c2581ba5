import { settingWarnings } from './setting-warnings';

test.each(['http://comics.example', 'http://203.0.113.7:8080', 'http://172.32.0.1', 'http://[2001:db8::1]'])(
  'warns of the public address %s, which has no TLS',
  (PUBLIC_URL) => {
    const [warning, ...others] = settingWarnings({ PUBLIC_URL });
    expect(warning).toMatch(/^PUBLIC_URL begins with http:.* write https:/);
    expect(warning).toContain(new URL(PUBLIC_URL).host);
    expect(others).toEqual([]);
  },
);

test.each([
  undefined,
  'https://comics.example',
  ...['localhost:3000', 'komawari:3000', 'a.localhost', 'nas.local', '127.0.0.1', '192.168.1.5', '172.20.0.2'],
  ...['[::1]:3000', '[fd00::1]', '10.0.0.7'],
])('says nothing of the address %s', (address) => {
  const PUBLIC_URL = address && (address.includes('//') ? address : `http://${address}`);
  expect(settingWarnings({ PUBLIC_URL })).toEqual([]);
});
