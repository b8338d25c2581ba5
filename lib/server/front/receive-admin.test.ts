import { createHash } from 'node:crypto';
import { request as send, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

import { serveLocally, type LocalServer } from '@/tests/support/serve-locally';

import { SHOWS_HEADER } from '../admin/shows-header';
import { siteStyle } from '../site-style';

import { adminPolicy } from './admin-policy';
import { receiveAdmin } from './receive-admin';

jest.mock('../site-style', () => ({ siteStyle: jest.fn() }));

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const PAGE =
  '<head><link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><p>&lt;script&gt;</p><script>self.x = "<b>"\n</script>';

const handlers: Record<string, (response: ServerResponse, headers: IncomingHttpHeaders) => void> = {
  '/admin': (response) => void response.writeHead(200, HTML).end(PAGE),
  '/admin/refuses': (response) => void response.writeHead(403, { [SHOWS_HEADER]: '/admin/told/refused' }).end(),
  '/admin/catalogue/none': (response) =>
    void response.writeHead(404, HTML).end('<html id="__next_error__"><script>1</script>'),
  '/admin/told/refused': (response, headers) =>
    void response.writeHead(200, HTML).end(`refused, ${headers.cookie} ${headers['accept-language']}`),
  '/admin/told/missing': (response) => void response.writeHead(200, HTML).end('missing'),
  '/admin/export/figures.csv': (response) => void response.writeHead(200, { 'content-type': 'text/csv' }).end('day'),
};

let server: LocalServer;
beforeAll(async () => {
  process.env.ADMIN_TOKEN = 'the-operator-and-nobody-else';
  server = await serveLocally((request, response) => {
    receiveAdmin(request, response);
    handlers[request.url!]!(response, request.headers);
  });
});
afterAll(() => server.close());
beforeEach(() => void jest.mocked(siteStyle).mockResolvedValue(undefined));

// Not fetch: Node's own client passes Accept-Language on as given.
function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const sent = send(server.url + path, { headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });
}

test('an admin page is sent without scripts, uncached and with a strict policy', async () => {
  const { status, headers, body } = await get('/admin');
  expect([status, body, headers['cache-control']]).toEqual([
    200,
    '<head><link rel="stylesheet" href="/a.css"/></head><p>&lt;script&gt;</p>',
    'no-store',
  ]);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('the admin policy allows the operator’s style by its hash and no script', () => {
  const style = ':root{--spot:#ffd400}';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(adminPolicy(style)).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(adminPolicy(undefined)).toContain("style-src 'self';");
  expect(adminPolicy(style)).not.toMatch(/unsafe|script-src/);
});

test('a refusal keeps its status and shows its page in the operator’s language', async () => {
  const { status, body, headers } = await get('/admin/refuses', { cookie: 'locale=th', 'accept-language': 'de' });
  expect([status, body, headers[SHOWS_HEADER]]).toEqual([403, 'refused, locale=th de', undefined]);
});

test('an unknown admin page answers 404 with a page that needs no scripts', async () => {
  expect(await get('/admin/catalogue/none')).toMatchObject({ status: 404, body: 'missing' });
});

test('closes the connection when the page cannot be completed', async () => {
  jest.mocked(siteStyle).mockRejectedValue(new Error('EMFILE'));
  await expect(get('/admin')).rejects.toThrow('socket hang up');
});
