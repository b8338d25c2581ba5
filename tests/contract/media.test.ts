import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

import { DrawError } from '@/lib/origin/demo/draw/draw-error';
import { createDrawPool, type DrawPool } from '@/lib/origin/demo/draw/draw-pool';
import type { DrawRequest } from '@/lib/origin/demo/draw/draw-request';
import { decodeResponse } from '@/lib/wire/decode-response';
import { bundleDrawWorker } from '@/tests/support/draw-worker';

import { DAY, openOrigin, type TestOrigin } from './open-origin';

// They draw for long.
jest.setTimeout(180_000);

const folder = mkdtempSync(path.join(tmpdir(), 'media-'));
let pool: DrawPool;
let drawn: DrawRequest[];
let origin: TestOrigin;

beforeAll(async () => {
  const workerPath = bundleDrawWorker(folder);
  pool = createDrawPool({ workerPath });
  // The real pool, watched.
  const watched: DrawPool = {
    draw(request, priority) {
      drawn.push(request);
      return pool.draw(request, priority);
    },
    defer: (request) => pool.defer(request),
    close: () => pool.close(),
  };
  origin = await openOrigin({ workerPath, drawPool: watched });
});
beforeEach(() => (drawn = []));
afterAll(async () => {
  await origin.close();
  rmSync(folder, { recursive: true });
});

const pagesOf = async (chapterId: number, more = '') =>
  (await origin.view(`manga_viewer?chapter_id=${chapterId}${more}`)).mangaViewer!.pages!.flatMap(({ mangaPage }) =>
    mangaPage ? [mangaPage] : [],
  );
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

function reveal(bytes: Uint8Array, key: string): Uint8Array {
  const numbers = Buffer.from(key, 'hex');
  return numbers.length > 0 ? bytes.map((byte, at) => byte ^ numbers[at % numbers.length]!) : bytes;
}

/** Lets work that nobody waits for begin. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

test.each(['low', 'high', 'super_high'])('a page decrypts to an image of the size announced: %s', async (quality) => {
  for (const page of (await pagesOf(10_001, `&img_quality=${quality}`)).slice(0, 2)) {
    const response = await origin.fetch(page.imageUrl!);
    expect(response.status).toBe(200);
    const bytes = await bytesOf(response);
    const image = await sharp(reveal(bytes, page.encryptionKey ?? '')).metadata();
    expect([image.format, image.width, image.height]).toEqual(['webp', page.width, page.height]);
    expect(response.headers.get('content-type')).toBe(page.encryptionKey ? 'application/octet-stream' : 'image/webp');
    if (page.encryptionKey) await expect(sharp(bytes).metadata()).rejects.toThrow();
  }
});

test('the halves of a double page are its two sides, to the pixel, and cost one drawing', async () => {
  const split = await pagesOf(10_001, '&img_quality=low');
  const whole = (await pagesOf(10_001, '&img_quality=low&split=no')).find(({ type }) => type === 3)!;
  const image = async ({ imageUrl, encryptionKey }: typeof whole) =>
    sharp(reveal(await bytesOf(await origin.fetch(imageUrl!)), encryptionKey!));
  for (const [type, left] of [
    [1, 0],
    [2, 720],
  ] as const) {
    const half = await (await image(split.find((page) => page.type === type)!)).greyscale().raw().toBuffer();
    const side = await (
      await image(whole)
    )
      .extract({ left, top: 0, width: 720, height: 1080 })
      .greyscale()
      .raw()
      .toBuffer();
    const difference = half.reduce((sum, value, at) => sum + Math.abs(value - side[at]!), 0) / half.length;
    expect(difference).toBe(0);
  }
  expect(drawn.filter(({ picture, width }) => picture.kind === 'page' && width === 1440)).toHaveLength(1);
});

describe('a page in other widths, at the address it has', () => {
  type Page = Awaited<ReturnType<typeof pagesOf>>[number];
  const narrow = async (page: Page, width: number) => {
    const response = await origin.fetch(`${page.imageUrl}&w=${width}`);
    const body = await bytesOf(response);
    return { response, body, file: reveal(body, page.encryptionKey ?? '') };
  };
  const sizeOf = async (file: Uint8Array) =>
    sharp(file)
      .metadata()
      .then(({ format, width, height }) => [format, width, height]);

  test.each<[string, number, string, (page: Page) => boolean, [width: number, height: number][]]>([
    [
      'the first page, which is plain',
      10_001,
      '',
      (page) => !page.encryptionKey,
      [
        [500, 750],
        [200, 300],
      ],
    ],
    [
      'a keyed page',
      10_001,
      '',
      (page) => Boolean(page.encryptionKey),
      [
        [500, 750],
        [200, 300],
      ],
    ],
    [
      'a double page',
      10_001,
      '&split=no',
      ({ type }) => type === 3,
      [
        [1_400, 1_050],
        [200, 150],
      ],
    ],
    [
      'a left half',
      10_001,
      '',
      ({ type }) => type === 1,
      [
        [800, 1_200],
        [300, 450],
      ],
    ],
    [
      'a right half',
      10_001,
      '',
      ({ type }) => type === 2,
      [
        [800, 1_200],
        [400, 600],
      ],
    ],
    [
      'a slice of a strip',
      100_001,
      '',
      () => true,
      [
        [500, 1_280],
        [200, 512],
      ],
    ],
  ])('%s', async (_, chapterId, more, isIt, sizes) => {
    const page = (await pagesOf(chapterId, more)).find(isIt)!;
    for (const [width, height] of sizes) {
      const { response, body, file } = await narrow(page, width);
      expect([response.status, await sizeOf(file)]).toEqual([200, ['webp', width, height]]);
      expect(response.headers.get('content-type')).toBe(page.encryptionKey ? 'application/octet-stream' : 'image/webp');
      if (page.encryptionKey) await expect(sharp(body).metadata()).rejects.toThrow();
    }
  });

  test('is drawn once for all of them, and shows the same picture', async () => {
    const page = (await pagesOf(20_001))[0]!;
    const whole = await bytesOf(await origin.fetch(page.imageUrl!));
    drawn.length = 0;
    for (const width of [500, 700, 1_000]) {
      const { file } = await narrow(page, width);
      const raw = async (bytes: Uint8Array) =>
        sharp(await sharp(bytes).png().toBuffer())
          .resize(100, 150, { fit: 'fill' })
          .greyscale()
          .raw()
          .toBuffer();
      const [a, b] = [await raw(file), await raw(whole)];
      expect(a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length).toBeLessThan(4);
    }
    expect(drawn.filter(({ picture }) => picture.kind === 'page' && picture.index === 0)).toEqual([]);
  });

  test('small ones are the same file in every quality, drawn in the lowest', async () => {
    const pages = await Promise.all(
      ['low', 'high', 'super_high'].map(async (quality) => (await pagesOf(30_001, `&img_quality=${quality}`))[5]!),
    );
    drawn.length = 0;
    const answers = await Promise.all(pages.map((page) => narrow(page, 200)));
    expect(new Set(answers.map(({ response }) => response.headers.get('etag'))).size).toBe(1);
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]!.body));
    expect(drawn.flatMap(({ picture, width }) => (picture.kind === 'page' ? [[picture.index, width]] : []))).toEqual([
      [5, 720],
    ]);
  });

  test('each has a tag of its own, and one that the reader still has is not sent again', async () => {
    const page = (await pagesOf(20_001))[0]!;
    const tags = new Set<string>();
    for (const query of ['', '&w=200', '&w=500', '&w=600']) {
      const etag = (await origin.fetch(`${page.imageUrl}${query}`)).headers.get('etag')!;
      tags.add(etag);
      const again = await origin.fetch(`${page.imageUrl}${query}`, { headers: { 'if-none-match': etag } });
      expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
    }
    expect(tags.size).toBe(4);
  });

  test('is kept as long as the page', async () => {
    const page = (await pagesOf(20_001))[0]!;
    const [own, other] = [
      await origin.fetch(page.imageUrl!, { method: 'HEAD' }),
      await origin.fetch(`${page.imageUrl}&w=500`, { method: 'HEAD' }),
    ];
    expect(other.headers.get('cache-control')).toBe(own.headers.get('cache-control'));
  });

  test('the next pages are made ready in the width that is read; for a small one none are', async () => {
    const pages = await pagesOf(100_001, '&img_quality=low');
    const asked = () => new Set(drawn.flatMap(({ picture }) => (picture.kind === 'page' ? [picture.index] : [])));
    await narrow(pages[6]!, 300);
    expect(asked()).toEqual(new Set([6]));
    await narrow(pages[3]!, 500);
    await until(() => asked().size === 4);
    expect(asked()).toEqual(new Set([6, 3, 4, 5]));
  });

  test('another attempt is another address of the same file', async () => {
    const page = (await pagesOf(20_001))[0]!;
    const own = (await origin.fetch(`${page.imageUrl}&w=500`)).headers.get('etag');
    for (const query of ['&w=500&attempt=1', '&attempt=2&w=500'])
      expect((await origin.fetch(`${page.imageUrl}${query}`)).headers.get('etag')).toBe(own);
  });
});

test.each([
  ['pages', 10_001],
  ['a strip', 100_001],
  ['spreads', 190_001],
])('R4: no image of %s is higher than 4,096 px or larger than 16.7 megapixels', async (_, chapterId) => {
  const sizes = new Set<string>();
  for (const quality of ['low', 'high', 'super_high']) {
    for (const split of ['yes', 'no'])
      for (const page of await pagesOf(chapterId, `&img_quality=${quality}&split=${split}`))
        sizes.add(`${page.width}x${page.height}`);
  }
  expect(sizes.size).toBeGreaterThanOrEqual(3);
  for (const size of sizes) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    expect(height).toBeLessThanOrEqual(4_096);
    expect(width * height).toBeLessThanOrEqual(4_096 * 4_096);
  }
});

test('two pages are drawn ahead of the reader', async () => {
  const asked = () =>
    new Set(
      drawn.flatMap(({ picture }) =>
        picture.kind === 'page' && picture.chapter.seriesSlug === 'ferry-at-six' ? [picture.index] : [],
      ),
    );
  const [first, second] = await pagesOf(30_001, '&img_quality=low');
  await origin.fetch(first!.imageUrl!);
  await until(() => asked().size === 3);
  expect(asked()).toEqual(new Set([0, 1, 2]));
  await origin.fetch(second!.imageUrl!);
  await until(() => asked().size === 4);
  expect(asked()).toEqual(new Set([0, 1, 2, 3]));
});

const covers = () => drawn.filter(({ picture }) => picture.kind === 'cover');

test('readers who ask at once share one drawing, and later ones what was kept', async () => {
  const url = '/media/cover/20/portrait-160.webp';
  const bodies = await Promise.all(Array.from({ length: 20 }, async () => bytesOf(await origin.fetch(url))));
  for (const body of bodies) expect(body).toEqual(bodies[0]);
  expect(covers()).toHaveLength(1);
  expect(await bytesOf(await origin.fetch(url))).toEqual(bodies[0]);
  expect(covers()).toHaveLength(1);
});

test('the pictures that were kept may be thrown away at any time', async () => {
  const url = '/media/cover/20/square-120.webp';
  const before = await bytesOf(await origin.fetch(url));
  // What is drawn ahead may be written just then.
  rmSync(path.join(origin.dataDir, 'drawn'), { recursive: true, maxRetries: 10 });
  expect(await bytesOf(await origin.fetch(url))).toEqual(before);
  expect(covers()).toHaveLength(2);
});

test.each([
  ['/media/cover/10/portrait-160.webp', 160, 240],
  ['/media/cover/16/landscape-320.webp', 320, 200],
  ['/media/cover/10/square-120.webp', 120, 120],
  ['/media/cover/10-14/landscape-320.webp', 320, 200],
  ['/media/banner/10/wide-480.webp', 480, 192],
  ['/media/banner/10/slim-480.webp', 480, 120],
  ['/media/news/3/wide-480.webp', 480, 192],
  ['/media/background/10/wide-960.webp', 960, 243],
  ['/media/thumbnail/10001/wide-96.webp', 96, 60],
  ['/media/avatar/5/round-48.webp', 48, 48],
])('serves %s in that size', async (url, width, height) => {
  const response = await origin.fetch(url);
  expect(response.status).toBe(200);
  const image = await sharp(await bytesOf(response)).metadata();
  expect([image.format, image.width, image.height]).toEqual(['webp', width, height]);
});

test('every address that is told can be fetched', async () => {
  const { webHomeViewV4 } = await origin.view('web/web_homeV4?lang=eng&clang=eng');
  const { title } = (await origin.view('title_detailV3?title_id=10')).titleDetailView!;
  for (const url of [
    webHomeViewV4!.topBanners![0]!.imageUrl!,
    webHomeViewV4!.mvBanner!.imageUrl!,
    title!.portraitImageUrl!,
    title!.landscapeImageUrl!,
    title!.favoriteImageUrl!,
  ]) {
    expect(url).toMatch(/^http:\/\/reader\.example\/media\/.+\.webp\?v=[0-9a-f]{8}$/);
    expect((await origin.fetch(url, { method: 'HEAD' })).status).toBe(200);
  }
});

test('the picture of news is where its body says, on the origin’s address over HTTP and below the site’s own in process', async () => {
  for (const [door, base] of [
    ['http', 'http://reader.example'],
    ['inProcess', ''],
  ] as const) {
    const answer = await origin.fetch('/api/publisher_news_list?publisher_id=1&lang=eng', {}, door);
    const { newsList } = decodeResponse(await bytesOf(answer)).success!.publisherNewsListView!;
    const [, src, width, height] = /<img src="([^"]+)" alt="[^"]+" width="(\d+)" height="(\d+)">/.exec(
      newsList!.find(({ id }) => id === 3)!.body!,
    )!;
    expect(src).toMatch(new RegExp(`^${base}/media/news/3/wide-1200\\.webp\\?v=[0-9a-f]{8}$`));
    const image = await sharp(await bytesOf(await origin.fetch(src!, {}, door))).metadata();
    expect([image.width, image.height]).toEqual([Number(width), Number(height)]);
  }
});

test('a picture is kept for ever under the version it was told with, a minute under none or another', async () => {
  const { title } = (await origin.view('title_detailV3?title_id=10')).titleDetailView!;
  const told = title!.favoriteImageUrl!;
  const keptFor = async (url: string) => (await origin.fetch(url, { method: 'HEAD' })).headers.get('cache-control');
  expect(await keptFor(told)).toBe('public, max-age=31536000, immutable');
  for (const other of ['', '?v=', '?v=00000000', '?v=unbuilt', '?V=1'])
    expect(await keptFor(told.replace(/\?.*/, other))).toBe('public, max-age=60');
});

test('a picture that the reader still has is not sent again', async () => {
  const url = '/media/avatar/6/round-48.webp';
  const etag = (await origin.fetch(url)).headers.get('etag')!;
  const asked = async (tags: string) => {
    const response = await origin.fetch(url, { headers: { 'if-none-match': tags } });
    return [response.status, (await bytesOf(response)).length > 0, response.headers.get('etag')];
  };
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect(await asked(tags)).toEqual([304, false, etag]);
  for (const tags of ['"other"', etag.slice(1, -1), '']) expect(await asked(tags)).toEqual([200, true, etag]);
});

test('HEAD tells of a picture without sending it', async () => {
  const url = '/media/avatar/6/round-48.webp';
  const [whole, head] = [await origin.fetch(url), await origin.fetch(url, { method: 'HEAD' })];
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
    expect(head.headers.get(name)).toBe(whole.headers.get(name));
  expect([head.status, (await bytesOf(head)).length]).toEqual([200, 0]);
});

test.each([
  '/media/cover/10/portrait-161.webp',
  '/media/cover/10/portrait-160.png',
  '/media/cover/9/portrait-160.webp',
  '/media/cover/10/toString-160.webp',
  '/media/constructor/10/portrait-160.webp',
  '/media/thumbnail/10130/wide-96.webp',
  '/media/banner/10/tall-480.webp',
  '/media/cover/10-15/landscape-320.webp',
  '/media/cover/10-0/landscape-320.webp',
  '/media/banner/10-1/wide-480.webp',
  '/media/news/1/wide-480.webp',
  '/media/news/99/wide-480.webp',
  '/media/news/7/tall-480.webp',
  '/media/news/7/wide-481.webp',
  '/media/news/7-1/wide-480.webp',
  '/media/background/10/wide-1.webp',
  '/media/avatar/1/round-4096.webp',
  '/media/page/10001/1-huge.webp',
  '/media/../komawari.db',
  '/media/%2e%2e/komawari.db',
  '/media/cover/..%2f..%2fkomawari.db/portrait-160.webp',
  '/media/',
])('there is no %s', async (url) => {
  const response = await origin.fetch(url);
  expect(response.status).toBe(404);
  expect(decodeResponse(await bytesOf(response)).error!.englishPopup!.subject).toBe('Not Found');
  expect(drawn).toEqual([]);
});

test.each(['PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS'])('media is read only: %s', async (method) => {
  const response = await origin.fetch('/media/cover/10/portrait-160.webp', { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a page whose address was changed in any part is refused', async () => {
  const { imageUrl } = (await pagesOf(10_001))[1]!;
  const changes: [RegExp, string][] = [
    [/\/2-/, '/3-'],
    [/high/, 'low'],
    [/10001/, '10002'],
    [/s=./, 's=!'],
    [/e=\d+/, 'e=99999'],
    [/e=\d+/, 'e=NaN'],
    [/\?.*/, ''],
    [/&s=.*/, ''],
  ];
  for (const [part, other] of changes) {
    const response = await origin.fetch(imageUrl!.replace(part, other));
    expect(response.status).toBe(403);
    expect(decodeResponse(await bytesOf(response)).error!.englishPopup!).toMatchObject({
      subject: 'This link has expired',
      body: 'Open the page again.',
    });
  }
});

test('an address is the same all through a UTC day, and works for three', async () => {
  const noon = origin.clock.now;
  const [{ imageUrl: url } = { imageUrl: '' }] = await pagesOf(10_001);
  origin.clock.now += DAY / 2 - 1;
  expect((await pagesOf(10_001))[0]!.imageUrl).toBe(url);
  origin.clock.now += 1;
  expect((await pagesOf(10_001))[0]!.imageUrl).not.toBe(url);
  origin.clock.now = noon + 2.5 * DAY - 1;
  const response = await origin.fetch(url!);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=1');
  origin.clock.now += 1;
  expect((await origin.fetch(url!)).status).toBe(403);
  origin.clock.now = noon;
});

test.each<[string, { end_at?: number; access?: 'app' }]>([
  ['ends', { end_at: 60 }],
  ['is only in the app from now on', { access: 'app' }],
])('a chapter that %s takes its pages along, whatever their signature says', async (_, { end_at, access }) => {
  const noon = origin.clock.now;
  await origin.view('language');
  const before = await origin.database
    .selectFrom('chapters')
    .select(['end_at', 'access'])
    .where('id', '=', 20_001)
    .executeTakeFirstOrThrow();
  const set = (values: Partial<typeof before>) =>
    origin.database.updateTable('chapters').set(values).where('id', '=', 20_001).execute();
  if (end_at) await set({ end_at: noon + end_at });
  const [{ imageUrl } = { imageUrl: '' }] = await pagesOf(20_001);
  const response = await origin.fetch(imageUrl!);
  expect(response.status).toBe(200);
  const thumbnail = '/media/thumbnail/20001/wide-96.webp';
  if (end_at)
    for (const address of [imageUrl!, thumbnail])
      expect((await origin.fetch(address)).headers.get('cache-control')).toBe(`public, max-age=${end_at}`);
  origin.clock.now += 59;
  for (const address of [imageUrl!, thumbnail]) expect((await origin.fetch(address)).status).toBe(200);
  if (access) await set({ access });
  origin.clock.now += 1;
  expect((await origin.fetch(imageUrl!)).status).toBe(403);
  // The app's chapters are shown in lists, and what is over is not.
  expect((await origin.fetch(thumbnail)).status).toBe(end_at ? 404 : 200);
  await set(before);
  origin.clock.now = noon;
});

test('addresses are absolute over HTTP and relative in process', async () => {
  const relative = decodeResponse(
    await bytesOf(await origin.fetch('/api/manga_viewer?chapter_id=10001', {}, 'inProcess')),
  ).success!.mangaViewer!;
  expect(relative.pages![0]!.mangaPage!.imageUrl).toMatch(/^\/media\/page\/10001\/1-high\.webp\?e=\d+&s=[\w-]{22}$/);
  expect(relative.title!.portraitImageUrl).toMatch(/^\/media\/cover\//);
  const from = async (headers: Record<string, string>) =>
    new URL((await origin.view('title_detailV3?title_id=10', { headers })).titleDetailView!.title!.portraitImageUrl!)
      .origin;
  expect(await from({})).toBe('http://reader.example');
  expect(await from({ host: 'comics.example:8080' })).toBe('http://comics.example:8080');
  expect(await from({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'comics.example' })).toBe(
    'http://reader.example',
  );
});

test('a trusted proxy says how the origin was called, and only it', async () => {
  const proxied = await openOrigin({ trustedProxies: 1 });
  const from = async (headers: Record<string, string>) =>
    new URL((await proxied.view('title_detailV3?title_id=10', { headers })).titleDetailView!.title!.portraitImageUrl!)
      .origin;
  expect(await from({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'Comics.example, inner' })).toBe(
    'https://comics.example',
  );
  for (const host of ['evil.example/path', 'a b', 'user@evil.example', '<script>', 'evil.example:port', '-']) {
    expect(await from({ 'x-forwarded-host': host, 'x-forwarded-proto': 'gopher' })).toBe('http://reader.example');
  }
  await proxied.close();
});

test('the configured address wins over the request', async () => {
  const configured = await openOrigin({ publicUrl: 'https://comics.example', trustedProxies: 1 });
  const { title } = (
    await configured.view('title_detailV3?title_id=10', { headers: { 'x-forwarded-host': 'other.example' } })
  ).titleDetailView!;
  expect(title!.portraitImageUrl).toMatch(/^https:\/\/comics\.example\/media\//);
  await configured.close();
});

test('the secret is its owner’s alone, and stays', async () => {
  const file = path.join(origin.dataDir, 'komawari.db');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [{ imageUrl } = { imageUrl: '' }] = await pagesOf(10_001);
  const again = await openOrigin({ dataDir: origin.dataDir });
  expect((await again.view('manga_viewer?chapter_id=10001')).mangaViewer!.pages![0]!.mangaPage!.imageUrl).toBe(
    imageUrl,
  );
  await again.close();
});

test('a picture that cannot be drawn is a refusal', async () => {
  const broken = await openOrigin();
  const response = await broken.fetch('/media/avatar/1/round-48.webp');
  expect(response.status).toBe(500);
  expect(decodeResponse(await bytesOf(response)).error!.englishPopup!.subject).toBe('Something went wrong');
  expect(broken.logged).toEqual([expect.stringMatching(/^picture 500 broken\n[^]*Error: nothing should be drawn/)]);
  await broken.close();
});

test('who waits for a picture while the origin closes is told to come back, and the log nothing', async () => {
  const waiting: ((error: DrawError) => void)[] = [];
  const closing = await openOrigin({
    drawPool: {
      draw: () => new Promise((_, reject) => waiting.push(reject)),
      defer: () => undefined,
      close: async () => waiting.forEach((reject) => reject(new DrawError('closed', 'closed'))),
    },
  });
  const answer = closing.fetch('/media/avatar/1/round-48.webp');
  await until(() => waiting.length > 0);
  await closing.close();
  const response = await answer;
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  expect(closing.logged).toEqual([]);
});

test('a picture that cannot be kept is shown all the same', async () => {
  origin.logged.length = 0;
  rmSync(path.join(origin.dataDir, 'drawn'), { recursive: true, force: true, maxRetries: 10 });
  writeFileSync(path.join(origin.dataDir, 'drawn'), 'in the way');
  expect((await origin.fetch('/media/avatar/9/round-48.webp')).status).toBe(200);
  rmSync(path.join(origin.dataDir, 'drawn'));
  expect(origin.logged[0]).toMatch(/^A drawn picture cannot be (read|kept)\n/);
});
