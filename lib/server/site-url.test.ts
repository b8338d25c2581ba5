import { siteBase, siteUrl } from './site-url';

const NAMES = ['PUBLIC_URL', 'TRUSTED_PROXIES'] as const;
afterEach(() => NAMES.forEach((name) => delete process.env[name]));

const baseOf = (headers: Record<string, string> = {}) =>
  siteBase(new Request('http://localhost:3000/sitemap.xml', { headers }));
const FORWARDED = { host: 'inside:3000', 'x-forwarded-host': 'Press.example', 'x-forwarded-proto': 'https' };

test('what the operator says is where the site is, whoever asks', () => {
  process.env.PUBLIC_URL = 'https://press.example//';
  expect([baseOf(), baseOf(FORWARDED), siteUrl()?.href]).toEqual([
    'https://press.example',
    'https://press.example',
    'https://press.example/',
  ]);
});

test('else it is where it was called', () => {
  expect([baseOf(), baseOf({ host: 'reader.example:8080' }), siteUrl()]).toEqual([
    'http://localhost:3000',
    'http://reader.example:8080',
    undefined,
  ]);
});

test('a proxy is believed where the operator trusts one', () => {
  expect(baseOf(FORWARDED)).toBe('http://inside:3000');
  process.env.TRUSTED_PROXIES = '1';
  expect(baseOf(FORWARDED)).toBe('https://press.example');
});

test.each(['"><x>', 'a b', 'user@evil.example', 'evil.example/path', ''])(
  'a name that is none is not believed: %j',
  (host) => {
    process.env.TRUSTED_PROXIES = '1';
    expect(baseOf({ host: 'reader.example', 'x-forwarded-host': host })).toBe('http://reader.example');
  },
);
