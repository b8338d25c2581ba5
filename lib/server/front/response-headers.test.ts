import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';

import { ownInline } from '@/components/ui/own-inline';
import { answerHeaders } from '@/lib/answer-headers';
import { limits } from '@/lib/limits';
import { dependsOnCountry } from '@/lib/switches/switches';
import { serveLocally } from '@/tests/support/serve-locally';

import { sayPolicy } from './policy/say-policy';
import { vouch } from './policy/vouch';
import { sayHeaders } from './say-headers';
import { sayHowFresh } from './say-how-fresh';
import { variesBy } from './varies-by';

jest.mock('@/lib/switches/switches', () => ({ dependsOnCountry: jest.fn(() => false) }));

async function answered(listener: RequestListener) {
  const server = await serveLocally(listener);
  const answer = await fetch(server.url, { redirect: 'manual', headers: { 'x-forwarded-proto': 'https' } });
  const body = await answer.text();
  server.close();
  return { status: answer.status, body, headers: Object.fromEntries(answer.headers) };
}

describe('security headers', () => {
  const secured =
    (listener: RequestListener, isCall = false): RequestListener =>
    (request, response) => {
      sayHeaders(request, response, { isCall, trustsProxy: true });
      listener(request, response);
    };

  test.each<[string, RequestListener]>([
    ['a file', (_, response) => void response.writeHead(200, { 'content-type': 'text/xml' }).end('<feed/>')],
    ['a streamed response', (_, response) => void (response.flushHeaders(), response.write('a'), response.end('b'))],
    ['a redirect', (_, response) => void response.writeHead(307, { location: '/updates' }).end()],
  ])('%s carries them and must not be framed', async (_, listener) => {
    const { headers } = await answered(secured(listener));
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    for (const [name, value] of answerHeaders({ isDocument: true, isSecure: true }))
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  });

  test('an API response allows nothing', async () => {
    const { headers } = await answered(secured((_, response) => void response.end(), true));
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test.each([
    ['/updates?a=b', '/updates?a=b'],
    [`http://site/updates?${'a'.repeat(5_000)}`, 'http://site/updates'],
    [`/${'a'.repeat(5_000)}?b`, '/'],
  ])('a Location header that proxies would reject is shortened: %.40s', async (location, sent) => {
    const { headers } = await answered(
      secured((_, response) => void response.setHeader('location', location).writeHead(308).end()),
    );
    expect(headers.location).toBe(sent);
  });
});

describe('the policy of a page rendered for one request', () => {
  const rendered =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      sayPolicy(response);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      listener(request, response);
    };

  test('is absent while CSP is disabled (development)', async () => {
    const { headers } = await answered(rendered((_, response) => void response.end('<p>')));
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  test('has the hashes of the site’s own inline scripts and style attributes alone', async () => {
    vouch();
    ownInline('early()');
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const pieces = ['<html><script>early()</scr', 'ipt><p style="--é:1">é</p>', '<script>alert(1)</script></html>'];
    const { headers, body } = await answered(
      rendered((_, response) => {
        response.flushHeaders();
        for (const piece of pieces) response.write(piece);
        response.end();
      }),
    );
    expect(body).toBe(pieces.join(''));
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashOf('early()')};`);
    expect(headers['content-security-policy']).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('--é:1')}`);
  });
});

test.each([
  ['/', 'Accept-Language, Cookie'],
  ['/main/updates', 'Accept-Language, Cookie'],
  ['/titles/30?a=b.c', 'Accept-Language, Cookie'],
  ['/en/main/updates', 'Cookie'],
  ['/vi/manga_list/ongoing?x=1', 'Cookie'],
  ['/es', undefined],
  ['/es/titles/30', undefined],
  ['/rating/eng', undefined],
  ['/api/language', undefined],
  ['/icon.svg', undefined],
])('%s varies by %s', (path, vary) => expect(variesBy(path)).toBe(vary));

describe('Cache-Control', () => {
  const PAGE = 's-maxage=60, stale-while-revalidate=86340';
  const DOCUMENT = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600';
  async function cacheControlOf(nextCache: string, control: string) {
    const { headers } = await answered((_, response) => {
      sayHowFresh(response);
      response.setHeader('x-nextjs-cache', nextCache).setHeader('Cache-Control', control).end();
    });
    return headers['cache-control']!;
  }

  test('has proxies keep a page for less than the minute that it may be old', async () => {
    const [, fresh, renewed] = /^s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(
      await cacheControlOf('HIT', PAGE),
    )!;
    // This site may be behind by the interval of the catalogue poller, and another for pages being rendered then.
    expect(Number(fresh) + Number(renewed) + (4 * limits.catalogueLookMs) / 1_000).toBeLessThan(limits.pageMaxSeconds);
    expect(Number(fresh)).toBeGreaterThan(1);
  });

  test('has proxies revalidate a stale page after a second', async () => {
    expect(await cacheControlOf('STALE', PAGE)).toMatch(/^s-maxage=1, /);
  });

  test.each(['no-store', DOCUMENT])('of a route is left unchanged: %s', async (control) => {
    expect(await cacheControlOf('HIT', control)).toBe(control);
  });

  test.each([
    [PAGE, 'private, no-store'],
    [DOCUMENT, 'private, max-age=60, stale-while-revalidate=600'],
    ['no-store', 'no-store'],
  ])('allows no shared cache while countries are blocked: %s becomes %s', async (control, sent) => {
    jest.mocked(dependsOnCountry).mockReturnValueOnce(true);
    expect(await cacheControlOf('HIT', control)).toBe(sent);
  });
});
