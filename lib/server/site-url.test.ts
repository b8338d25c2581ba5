import { siteBase, siteUrl } from './site-url';

const NAMES = ['PUBLIC_URL', 'TRUSTED_PROXIES'] as const;
afterEach(() => NAMES.forEach((name) => delete process.env[name]));

const baseOf = (headers: Record<string, string> = {}) =>
  siteBase(new Request('http://localhost:3000/sitemap.xml', { headers }));
const FORWARDED = { host: 'inside:3000', 'x-forwarded-host': 'Press.example', 'x-forwarded-proto': 'https' };

test('PUBLIC_URL is the site’s address whatever the request says', () => {
  process.env.PUBLIC_URL = 'https://press.example//';
  expect([baseOf(), baseOf(FORWARDED), siteUrl()?.href]).toEqual([
    'https://press.example',
    'https://press.example',
    'https://press.example/',
  ]);
});

test('without it, the request’s host is', () => {
  expect([baseOf(), baseOf({ host: 'reader.example:8080' }), siteUrl()]).toEqual([
    'http://localhost:3000',
    'http://reader.example:8080',
    undefined,
  ]);
});

test('forwarded headers count only behind a trusted proxy', () => {
  expect(baseOf(FORWARDED)).toBe('http://inside:3000');
  process.env.TRUSTED_PROXIES = '1';
  expect(baseOf(FORWARDED)).toBe('https://press.example');
});

test.each(['"><x>', 'user@evil.example', 'evil.example/path', ''])('ignores the invalid forwarded host %j', (host) => {
  process.env.TRUSTED_PROXIES = '1';
  expect(baseOf({ host: 'reader.example', 'x-forwarded-host': host })).toBe('http://reader.example');
});
