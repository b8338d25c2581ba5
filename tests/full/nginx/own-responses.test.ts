import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { answerHeaders } from '@/lib/answer-headers';
import type { Locale } from '@/lib/i18n/locales';
import { errorPages, STYLE_HASH } from '@/scripts/error-pages.mjs';
import { answerOf } from '@/tests/support/answer-of';
import { hasNginx, serveBehindNginx, type BehindNginx } from '@/tests/support/serve-behind-nginx';
import { serveLocally, type LocalServer } from '@/tests/support/serve-locally';
import { skipped } from '@/tests/support/skipped';

const withNginx = hasNginx() ? describe : skipped(describe, 'nginx is not installed');

test('names each thing that an operator sets in one place', () => {
  const statements = readFileSync('deploy/nginx.conf', 'utf8').replace(/^\s*#.*$/gm, '');
  for (const once of ['127.0.0.1:3000', 'comics.example', '/var/lib/komawari', '/opt/komawari/error-pages'])
    expect([once, statements.split(once).length - 1]).toEqual([once, 1]);
  // Folders of any Debian, within which nginx makes what is missing.
  const others = [...statements.matchAll(/ (\/(?:var|etc|opt|srv)\/[\w./-]+)/g)].map(([, file]) => path.dirname(file!));
  expect(new Set(others)).toEqual(new Set(['/var/cache', '/var/log/nginx', '/var/lib', '/opt/komawari']));
});

withNginx('responses of nginx itself', () => {
  let site: LocalServer;
  let front: BehindNginx;
  let asked: (string | undefined)[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;

  beforeAll(async () => {
    site = await serveLocally((request, response) => {
      asked.push(request.url);
      answer(request, response);
    });
    front = await serveBehindNginx([Number(new URL(site.url).port)]);
  });
  afterAll(async () => {
    await front.close();
    site.close();
  });
  beforeEach(() => {
    asked = [];
  });

  const SAID = {
    ...Object.fromEntries(answerHeaders({ isDocument: true, isSecure: false })),
    'content-security-policy': `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
  test.each<[string, number, RegExp, RequestInit]>([
    ['/metrics', 404, /There is nothing here/, {}],
    ['/api/web/contact', 413, /too much/, { method: 'POST', body: 'x'.repeat(1_100_000) }],
  ])(
    '%s: %i, in a sentence, guarded as the site’s own answers are, and kept by nobody',
    async (address, status, sentence, init) => {
      const said = await fetch(front.address + address, { redirect: 'manual', ...init });
      expect([said.status, Object.fromEntries(said.headers)]).toMatchObject([
        status,
        { ...SAID, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      ]);
      expect(said.headers.has('strict-transport-security')).toBe(false);
      const html = await said.text();
      expect(html).toMatch(sentence);
      expect(html).toContain(`<title>${status}</title>`);
      expect(html).toContain('<a href="">');
    },
  );

  const PAGES = errorPages();
  const gone = (_: IncomingMessage, response: ServerResponse) => void response.destroy();

  test.each<[string, string, Locale, Record<string, string>]>([
    ['GET', '/titles/60', 'en', {}],
    ['GET', '/titles/61', 'en', { 'accept-language': 'ja, en;q=0.5, de;q=0.1' }],
    ['GET', '/titles/62', 'pt', { 'accept-language': 'xx,pt-BR;q=0.8, de;q=0.1' }],
    ['GET', '/titles/63', 'th', { cookie: 'locale=th', 'accept-language': 'de' }],
    ['GET', '/vi/titles/64?utm=1', 'vi', { cookie: 'locale=th' }],
    ['GET', '/titles/65', 'en', { cookie: 'locale=../x', 'if-none-match': '*', range: 'bytes=0-3' }],
    ['POST', '/api/web/contact', 'de', { 'accept-language': 'de-DE' }],
  ])('%s %s: the error page in %s while the site is gone', async (method, address, locale, headers) => {
    answer = gone;
    const got = await answerOf(front.address + address, { method, headers });
    expect(got).toMatchObject({
      status: 502,
      headers: { ...SAID, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body: PAGES[`${locale}.html`],
    });
    expect([got.headers.etag, got.headers['last-modified']]).toEqual([undefined, undefined]);
  });

  test.each([
    ['/titles/70', 500, true],
    ['/titles/71', 504, true],
    ['/titles/72', 503, false],
    ['/titles/73', 451, false],
    ['/titles/74', 404, false],
    ['/titles/75', 405, false],
    ['/api/language', 500, false],
    ['/admin', 500, false],
  ])('%s, which the site answers with %i, has the error page: %s', async (address, status, isReplaced) => {
    answer = (_, response) => void response.writeHead(status).end('of the site');
    expect(await answerOf(front.address + address, {})).toMatchObject({
      status,
      body: isReplaced ? PAGES['en.html'] : 'of the site',
    });
  });

  test('a missing folder of error pages leaves a sentence', async () => {
    const bare = await serveBehindNginx([Number(new URL(site.url).port)], { errorPages: '/nonexistent' });
    answer = gone;
    const { status, body } = await answerOf(`${bare.address}/titles/60`, {});
    await bare.close();
    expect([status, body]).toEqual([502, expect.stringContaining('cannot be reached')]);
  });

  test('hides the version, and answers no other host', async () => {
    const { headers } = await answerOf(`${front.address}/metrics`, {});
    expect(headers.server).toBe('nginx');
    const other = answerOf(`${front.address}/titles/80`, { headers: { host: 'evil.example' } });
    await expect(other).rejects.toThrow(/hang up/);
    expect(asked).toEqual([]);
  });

  test.each([
    ['a path that leads out', 400, 'GET /../.. HTTP/1.1\r\nHost: a\r\nConnection: close'],
    ['an address without end', 414, `GET /${'a'.repeat(9_000)} HTTP/1.1\r\nHost: a`],
  ])('what is no request, %s, is refused so too: %i', async (_, status, written) => {
    const socket = connect(Number(new URL(front.address).port), '127.0.0.1');
    socket.write(`${written}\r\n\r\n`);
    const [head = '', html] = (await text(socket)).split('\r\n\r\n');
    const [first, ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
    expect([first, headers]).toMatchObject([
      expect.stringContaining(` ${status} `),
      { ...SAID, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    ]);
    expect(html).toContain(`<title>${status}</title><p>That cannot be understood.`);
    expect(asked).toEqual([]);
  });
});
