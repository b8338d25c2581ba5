import { readdirSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import sharp from 'sharp';

import type { DrawPool } from '@/lib/origin/demo/draw/draw-pool';
import { decodeResponse } from '@/lib/wire/decode-response';
import { anyText } from '@/tests/support/any-input';
import { PROPERTY_PATIENCE_MS, propertyRuns } from '@/tests/support/property-runs';

import { openOrigin, type TestOrigin } from '@/tests/contract/open-origin';

jest.setTimeout(PROPERTY_PATIENCE_MS);

const YEAR = 'public, max-age=31536000, immutable';

let origin: TestOrigin;
/** Addresses that the origin has given out. */
let given: string[];
beforeAll(async () => {
  const bytes = new Uint8Array(
    await sharp({ create: { width: 8, height: 12, channels: 3, background: '#ccd' } })
      .webp()
      .toBuffer(),
  );
  const drawPool: DrawPool = {
    draw: () => Promise.resolve(bytes),
    defer: () => undefined,
    close: () => Promise.resolve(),
  };
  origin = await openOrigin({ drawPool });
  const { pages } = (await origin.view('manga_viewer?chapter_id=10001')).mangaViewer!;
  const { title } = (await origin.view('title_detailV3?title_id=10')).titleDetailView!;
  given = [
    ...pages!.flatMap(({ mangaPage }) => mangaPage?.imageUrl ?? []).slice(0, 4),
    title!.portraitImageUrl!,
    title!.landscapeImageUrl!,
  ].map((address) => new URL(address).pathname + new URL(address).search);
});
afterAll(() => origin.close());

const odd = anyText('../../etc/passwd', 'komawari.db').map((value) => encodeURIComponent(value.toWellFormed()));
/** As it is written, where a browser would encode it. */
const raw = fc.constantFrom('', '..', '%2e%2e%2f', '..%5c', '%00', '%', '%c0%af', '//', '<script>', 'drawn');
const part = fc.oneof(
  odd,
  raw,
  fc.constantFrom(
    'page',
    'cover',
    'avatar',
    '10',
    '10-1',
    '10001',
    'portrait-160.webp',
    '1-high.webp',
    '2-left-low.webp',
  ),
);
const madeUp = fc.array(part, { maxLength: 4 }).map((parts) => `/media/${parts.join('/')}`);
const value = fc.oneof(odd, raw, fc.constantFrom('500', '200', '2400', '100000', '20781', String(2 ** 53)));
const query = fc
  .array(fc.tuple(fc.constantFrom('e', 's', 'w', 'v', 'surplus'), value), { maxLength: 4 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

/** Addresses that were given out, whole, with more behind them, or with a part of them changed. */
const bent = fc
  .record({ which: fc.nat(), more: query, at: fc.nat(), letter: fc.option(odd) })
  .map(({ which, more, at, letter }) => {
    const address = given[which % given.length]!;
    const place = '/media/'.length + (at % (address.length - '/media/'.length));
    return `${letter === null ? address : address.slice(0, place) + letter + address.slice(place + 1)}${more && `${address.includes('?') ? '&' : '?'}${more}`}`;
  });
const address = fc.oneof(
  bent,
  madeUp,
  fc.tuple(madeUp, query).map(([path, search]) => `${path}?${search}`),
);
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'PATCH') },
);
const known = fc.oneof(fc.constant(undefined), fc.constantFrom('*', '""', '"x", W/"y"', ','.repeat(500)));

const ask = (address: string, init: RequestInit = {}) => origin.fetch(address, init);

test('whatever picture is asked for comes, or is refused in order; nobody keeps a refusal', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(address, method, known, async (path, method, tag) => {
      // What leads out of the folder is another address before anybody is asked for it.
      if (!new URL(path, 'http://reader.example').pathname.startsWith('/media/')) return;
      const said = origin.logged.length;
      const answer = await ask(path, { method, headers: tag === undefined ? {} : { 'if-none-match': tag } });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      seen.add(answer.status);
      expect([path, [200, 304, 403, 404, 405, 414]]).toEqual([path, expect.arrayContaining([answer.status])]);
      const caching = answer.headers.get('cache-control')!;
      if (answer.status >= 400) {
        expect([path, caching]).toEqual([path, 'no-store']);
        if (method !== 'HEAD') expect(decodeResponse(bytes).error?.debugInfo ?? '').not.toContain('<script');
      } else {
        expect([path, caching === YEAR || /^public, max-age=\d{1,6}$/.test(caching)]).toEqual([path, true]);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(['image/webp', 'application/octet-stream', null]).toContain(answer.headers.get('content-type'));
      }
      expect(origin.logged.slice(said).filter((line) => /\bat .*:\d+:\d+/.test(line))).toEqual([]);
    }),
    propertyRuns(500),
  );
  expect([...seen].sort()).toEqual([200, 304, 403, 404, 405, 414].filter((status) => status !== 414 || seen.has(414)));
});

test('nothing is written by it but pictures that there are', async () => {
  const files = () =>
    readdirSync(path.join(origin.dataDir, 'drawn'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
  // What is drawn ahead of a reader may still be on its way to the disk.
  while (files().some(({ name }) => name.endsWith('.tmp'))) await new Promise(setImmediate);
  expect(files().length).toBeGreaterThan(0);
  for (const { name } of files()) expect(name).toMatch(/^[0-9a-f]{64}\.webp$/);
  expect(
    readdirSync(origin.dataDir)
      .filter((name) => !name.startsWith('komawari.db'))
      .sort(),
  ).toEqual(['drawn']);
});
