import { log } from '@/lib/log/log';
import { OriginError, type ErrorAction } from '@/lib/domain/origin-error';

import { serveDocument } from './serve-document';

jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));

const ask = (make: () => Promise<string | undefined>, headers: Record<string, string> = {}) =>
  serveDocument(new Request('http://reader.example/sitemap.xml', { headers }), 'application/xml', make);
const refused = (action: ErrorAction, subject?: string) => () =>
  Promise.reject(
    new OriginError(action, {
      all: [],
      english: subject === undefined ? undefined : ({ subject, body: '', language: 'eng' } as never),
    }),
  );

const logged = jest.mocked(log);
afterEach(() => {
  logged.mockClear();
  delete process.env.PUBLIC_URL;
});

test('with PUBLIC_URL a document is publicly cacheable for minutes and readable by other sites', async () => {
  process.env.PUBLIC_URL = 'https://press.example';
  const response = await ask(() => Promise.resolve('<a/>'));
  expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
    200,
    '<a/>',
    'application/xml',
  ]);
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=60, s-maxage=300\b/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('without PUBLIC_URL no shared cache keeps a document, as it names the requested host', async () => {
  expect((await ask(() => Promise.resolve('<a/>'))).headers.get('cache-control')).toBe('private, max-age=60');
});

test('answers 304 to a matching ETag until the document changes', async () => {
  const etag = (await ask(() => Promise.resolve('<a/>'))).headers.get('etag')!;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await ask(() => Promise.resolve('<a/>'), { 'if-none-match': known });
    expect([known, response.status, await response.text(), response.headers.get('etag')]).toEqual([
      known,
      304,
      '',
      etag,
    ]);
  }
  expect((await ask(() => Promise.resolve('<b/>'), { 'if-none-match': etag })).status).toBe(200);
});

test.each([
  ['the document does not exist', () => Promise.resolve(undefined)],
  ['the origin answers Not Found', refused('default', 'Not Found')],
])('answers 404 where %s', async (_, make) => {
  const response = await ask(make);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  expect(await response.text()).toMatch(/\w/);
});

test.each([
  ['fails', () => Promise.reject(new Error('down'))],
  ['is in maintenance', refused('maintenance')],
])('answers and logs an uncached 503 while the origin %s', async (_, make) => {
  const response = await ask(make);
  expect([response.status, response.headers.get('cache-control'), response.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '60',
  ]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('answers an uncached 451 in a blocked country', async () => {
  const response = await ask(refused('geo-blocked'));
  expect([response.status, response.headers.get('cache-control')]).toEqual([451, 'no-store']);
});
