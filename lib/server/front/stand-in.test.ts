import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';

import { answerHeaders } from '@/lib/answer-headers';
import es from '@/messages/es.json';
import { serveLocally, type LocalServer } from '@/tests/support/serve-locally';

import { keepFailure } from './failures';
import { readyLastPages } from './last-pages';
import { sayHeaders } from './say-headers';
import { standIn } from './stand-in';
import { isStatePage } from './states';
import { withReference } from './with-reference';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

function failLikeNext(response: ServerResponse) {
  response.statusCode = 500;
  response.setHeader('content-type', HTML['content-type']).setHeader('etag', '"old"').end('Internal Server Error');
}
const handlers: Record<string, (response: ServerResponse) => void> = {
  '/good': (response) => void response.writeHead(200, HTML).end('good'),
  '/feed': (response) => void response.writeHead(503, { 'content-type': 'application/atom+xml' }).end('<feed/>'),
  '/fails': failLikeNext,
  '/streamed': (response) => {
    response.statusCode = 500;
    response.setHeader('content-type', HTML['content-type']);
    response.flushHeaders();
    response.write('Internal ');
    response.end('Server Error');
  },
};
/** Set while the site's own error pages fail too. */
let failStatePage: ((response: ServerResponse) => void) | undefined;

let server: LocalServer;
beforeAll(async () => {
  await readyLastPages();
  server = await serveLocally((request, response) => {
    const url = request.url!;
    sayHeaders(request, response, { isCall: false, trustsProxy: true });
    if (!isStatePage(url)) {
      standIn(request, response, 'the-id');
      handlers[url.replace(/^\/[a-z]{2}(?=\/)/, '')]!(response);
    } else if (failStatePage) failStatePage(response);
    else response.writeHead(200, { ...HTML, etag: '"own"' }).end(`the page ${url}`);
  });
});
afterAll(() => server.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, { headers });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}
const refusal = (action: string) => Object.assign(new Error(), { name: 'OriginError', action });

test.each([
  ['/good', 200, 'good'],
  ['/feed', 503, '<feed/>'],
])('passes %s on unchanged', async (path, status, body) => {
  expect(await get(path)).toMatchObject({ status, body });
});

test.each(['/fails', '/streamed'])('replaces a failed page by the error page, uncached: %s', async (path) => {
  const { status, headers, body } = await get(path);
  expect([status, headers['cache-control'], headers.etag, body]).toEqual([
    500,
    'no-store',
    undefined,
    'the page /en/error',
  ]);
});

test.each([
  ['maintenance', 503, '60', 'maintenance'],
  ['geo-blocked', 451, undefined, 'blocking'],
  ['unauthorized', 500, undefined, 'error'],
])('an origin that refuses with %s leads to status %i and its page', async (action, status, retryAfter, page) => {
  keepFailure('/es/fails?a=b', refusal(action));
  const { headers, ...answer } = await get('/es/fails');
  expect(answer).toEqual({ status, body: `the page /es/${page}` });
  expect([headers['retry-after'], headers['cache-control']]).toEqual([retryAfter, 'no-store']);
});

describe('when the error page fails too', () => {
  afterEach(() => void (failStatePage = undefined));

  test.each<[string, (response: ServerResponse) => void]>([
    ['is cut off', (response) => void response.destroy()],
    ['answers 500', failLikeNext],
  ])('a static page in the reader’s language names the request and links back: it %s', async (_, fail) => {
    failStatePage = fail;
    const { status, headers, body } = await get('/es/fails', { 'x-forwarded-proto': 'https' });
    expect([status, headers['cache-control'], headers['x-request-id']]).toEqual([500, 'no-store', 'the-id']);
    for (const part of [
      '<html lang="es">',
      `<h1>${es.states.error.title}</h1>`,
      `<a href="/es/updates">${es.states.notFound.action}</a>`,
      '>the-id</code>',
    ])
      expect(body).toContain(part);
    for (const [name, value] of answerHeaders({ isDocument: true, isSecure: true }))
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    const [, style] = /<style>(.*?)<\/style>/s.exec(body)!;
    const hash = createHash('sha256').update(style!).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });
});

test('inserts the request id into an error page, compressed or not', () => {
  const PAGE = '<p><code data-reference=""></code></p>';
  const FILLED = '<p><code data-reference="">proxy-7.a_B</code></p>';
  expect(withReference({ headers: {}, body: Buffer.from(PAGE) }, 'proxy-7.a_B').toString()).toBe(FILLED);
  const zipped = { headers: { 'content-encoding': 'gzip' }, body: gzipSync(PAGE) };
  expect(gunzipSync(withReference(zipped, 'proxy-7.a_B')).toString()).toBe(FILLED);
});
