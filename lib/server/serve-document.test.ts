import { OriginError, type ErrorAction } from '@/lib/domain/origin-error';
import { limits } from '@/lib/limits';
import { log } from '@/lib/log/log';

import { serveDocument } from './serve-document';

jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));

const serve = (make: () => Promise<string | undefined>, headers: Record<string, string> = {}) =>
  serveDocument(new Request('http://reader.example/sitemap.xml', { headers }), 'application/xml', make);
const document = (text: string) => () => Promise.resolve(text);
const refused = (action: ErrorAction, subject?: string) => () =>
  Promise.reject(
    new OriginError(action, {
      all: [],
      english: subject ? ({ subject, body: '', language: 'eng' } as never) : undefined,
    }),
  );

afterEach(() => {
  jest.mocked(log).mockClear();
  delete process.env.PUBLIC_URL;
});

test('with PUBLIC_URL a document is publicly cacheable for less than a minute and readable by other sites', async () => {
  process.env.PUBLIC_URL = 'https://press.example';
  const response = await serve(document('<a/>'));
  expect([response.status, await response.text()]).toEqual([200, '<a/>']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/xml',
    'access-control-allow-origin': '*',
  });
  const [, own, shared, renewed] =
    /^public, max-age=(\d+), s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(
      response.headers.get('cache-control')!,
    ) ?? [];
  // A feed reader's cache behind a proxy's may serve what the proxy served stale.
  expect(Number(own) + Number(shared) + 2 * Number(renewed)).toBeLessThanOrEqual(limits.pageMaxSeconds);
  expect(Number(shared)).toBeGreaterThan(1);
});

test('without PUBLIC_URL no shared cache keeps a document, as it names the requested host', async () => {
  expect((await serve(document('<a/>'))).headers.get('cache-control')).toBe('private, max-age=60');
});

test('answers 304 to a matching ETag until the document changes', async () => {
  const etag = (await serve(document('<a/>'))).headers.get('etag')!;
  const same = await serve(document('<a/>'), { 'if-none-match': `"other", W/${etag}` });
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await serve(document('<b/>'), { 'if-none-match': etag })).status).toBe(200);
});

test.each([
  [404, 'the document does not exist', () => Promise.resolve(undefined), 'public, max-age=60', null],
  [404, 'the origin answers Not Found', refused('default', 'Not Found'), 'public, max-age=60', null],
  [503, 'the origin fails', () => Promise.reject(new Error('down')), 'no-store', '60'],
  [503, 'the origin is in maintenance', refused('maintenance'), 'no-store', '60'],
  [451, 'the country is blocked', refused('geo-blocked'), 'no-store', null],
])('answers %i where %s, and logs a 503', async (status, _, make, caching, retryAfter) => {
  const { status: answered, headers } = await serve(make);
  expect([answered, headers.get('cache-control'), headers.get('retry-after')]).toEqual([status, caching, retryAfter]);
  expect(log).toHaveBeenCalledTimes(status === 503 ? 1 : 0);
});
