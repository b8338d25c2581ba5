import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { limits } from '@/lib/limits';
import { dependsOnCountry } from '@/lib/switches/switches';

import { sayHowFresh } from './say-how-fresh';

jest.mock('@/lib/switches/switches', () => ({ dependsOnCountry: jest.fn(() => false) }));

async function toldOf(cache: string, control: string) {
  const server = createServer((_, response) => {
    sayHowFresh(response);
    response.setHeader('x-nextjs-cache', cache).setHeader('Cache-Control', control).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  return headers.get('cache-control');
}
const PAGE = 's-maxage=60, stale-while-revalidate=86340';

test.each([
  ['HIT', PAGE],
  ['MISS', PAGE],
  ['HIT', 's-maxage=31536000'],
])('a page is kept by proxies for less than the minute that it may be old: %s, %s', async (cache, control) => {
  const [, fresh, renewed] = /^s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec((await toldOf(cache, control))!)!;
  // This site may be behind by the looks that it takes at a change, and another for what was being rendered then.
  expect(Number(fresh) + Number(renewed) + (4 * limits.catalogueLookMs) / 1_000).toBeLessThan(limits.pageMaxSeconds);
  expect(Number(fresh)).toBeGreaterThan(1);
});

test('one that is old is asked for again at once', async () => {
  expect(await toldOf('STALE', PAGE)).toMatch(/^s-maxage=1, /);
});

test.each(['no-store', 'public, max-age=60, s-maxage=300, stale-while-revalidate=600'])(
  'what says more than Next does stays: %s',
  async (control) => {
    expect(await toldOf('HIT', control)).toBe(control);
  },
);

test.each([
  [PAGE, 'private, no-store'],
  ['s-maxage=31536000', 'private, no-store'],
  ['public, max-age=60, s-maxage=300, stale-while-revalidate=600', 'private, max-age=60, stale-while-revalidate=600'],
  ['public, max-age=86400, stale-while-revalidate=604800', 'private, max-age=86400, stale-while-revalidate=604800'],
  ['public, max-age=0', 'private, max-age=0'],
  ['private, max-age=60', 'private, max-age=60'],
  ['no-store', 'no-store'],
])(
  'while countries are kept out no proxy keeps anything, for it would show it there: %s is %s',
  async (control, told) => {
    jest.mocked(dependsOnCountry).mockReturnValueOnce(true);
    expect(await toldOf('HIT', control)).toBe(told);
  },
);
