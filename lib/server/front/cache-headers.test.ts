import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { limits } from '@/lib/limits';
import { dependsOnCountry } from '@/lib/switches/switches';

import { sayHowFresh } from './say-how-fresh';
import { variesBy } from './varies-by';

jest.mock('@/lib/switches/switches', () => ({ dependsOnCountry: jest.fn(() => false) }));

test.each([
  ['/', 'Accept-Language, Cookie'],
  ['/main/updates', 'Accept-Language, Cookie'],
  ['/titles/30?a=b.c', 'Accept-Language, Cookie'],
  ['/en/main/updates', 'Cookie'],
  ['/vi/manga_list/ongoing?x=1', 'Cookie'],
  ['/es', undefined],
  ['/es/titles/30', undefined],
  ['/rating/eng', undefined],
  ['/webview/faq/deu', undefined],
  ['/api/language', undefined],
  ['/icon.svg', undefined],
])('%s varies by %s', (path, vary) => expect(variesBy(path)).toBe(vary));

async function cacheControlOf(nextCache: string, control: string) {
  const server = createServer((_, response) => {
    sayHowFresh(response);
    response.setHeader('x-nextjs-cache', nextCache).setHeader('Cache-Control', control).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  return headers.get('cache-control');
}
const PAGE = 's-maxage=60, stale-while-revalidate=86340';
const DOCUMENT = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600';

test.each(['HIT', 'MISS'])('proxies keep a page (%s) for less than the minute that it may be old', async (cache) => {
  const [, fresh, renewed] = /^s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(
    (await cacheControlOf(cache, PAGE))!,
  )!;
  // This site may be behind by the interval of the catalogue poller, and another for pages being rendered then.
  expect(Number(fresh) + Number(renewed) + (4 * limits.catalogueLookMs) / 1_000).toBeLessThan(limits.pageMaxSeconds);
  expect(Number(fresh)).toBeGreaterThan(1);
});

test('proxies revalidate a stale page after a second', async () => {
  expect(await cacheControlOf('STALE', PAGE)).toMatch(/^s-maxage=1, /);
});

test.each(['no-store', DOCUMENT])('leaves a route’s own Cache-Control %s unchanged', async (control) => {
  expect(await cacheControlOf('HIT', control)).toBe(control);
});

test.each([
  [PAGE, 'private, no-store'],
  [DOCUMENT, 'private, max-age=60, stale-while-revalidate=600'],
  ['private, max-age=60', 'private, max-age=60'],
  ['no-store', 'no-store'],
])('while countries are blocked, no shared cache may keep %s: %s', async (control, sent) => {
  jest.mocked(dependsOnCountry).mockReturnValueOnce(true);
  expect(await cacheControlOf('HIT', control)).toBe(sent);
});
