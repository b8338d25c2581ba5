import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

import { createDrawPool, type DrawPool } from '@/lib/origin/demo/draw/draw-pool';
import type { DrawRequest } from '@/lib/origin/demo/draw/draw-request';
import { decodeResponse } from '@/lib/wire/decode-response';
import { bundleDrawWorker } from '@/tests/support/draw-worker';

import { DAY, openOrigin, type TestOrigin } from './open-origin';

// Drawing is slow on a busy machine.
jest.setTimeout(120_000);

const folder = mkdtempSync(path.join(tmpdir(), 'media-'));
let requested: DrawRequest[];
let origin: TestOrigin;

beforeAll(async () => {
  const workerPath = bundleDrawWorker(folder);
  const pool = createDrawPool({ workerPath });
  const drawPool: DrawPool = {
    draw(request, priority) {
      requested.push(request);
      return pool.draw(request, priority);
    },
    defer: (request) => pool.defer(request),
    close: () => pool.close(),
  };
  origin = await openOrigin({ workerPath, drawPool });
});
beforeEach(() => (requested = []));
afterAll(async () => {
  await origin.close();
  rmSync(folder, { recursive: true });
});

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const errorOf = async (response: Response) => decodeResponse(await bytesOf(response)).error!;
const pagesOf = async (chapterId: number, more = '') =>
  (await origin.view(`manga_viewer?chapter_id=${chapterId}${more}`)).mangaViewer!.pages!.flatMap(
    ({ mangaPage }) => mangaPage ?? [],
  );
type Page = Awaited<ReturnType<typeof pagesOf>>[number];

function decrypt(bytes: Uint8Array, key: string): Uint8Array {
  const numbers = Buffer.from(key, 'hex');
  return numbers.length > 0 ? bytes.map((byte, at) => byte ^ numbers[at % numbers.length]!) : bytes;
}
async function download({ imageUrl, encryptionKey }: Page, more = '') {
  const response = await origin.fetch(`${imageUrl}${more}`);
  const body = await bytesOf(response);
  const image = await sharp(decrypt(body, encryptionKey ?? ''))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { response, body, size: [image.info.width, image.info.height], pixels: image.data };
}
describe('a chapter’s pages', () => {
  test('are downloaded and decrypted by a client that knows base URL and schema only @7.3', async () => {
    const call = async (below: string) =>
      decodeResponse(await bytesOf(await origin.fetch(`https://comics.example/api/${below}`))).success!;
    const { allTitlesViewV2 } = await call('title_list/allV2');
    const title = allTitlesViewV2!
      .allTitlesGroup!.flatMap(({ titles }) => titles!)
      .find(({ titleId }) => titleId === 10)!;
    const { titleDetailView } = await call(`title_detailV3?title_id=${title.titleId}`);
    const { chapterId } = titleDetailView!.chapterListGroup![0]!.firstChapterList![0]!;
    const split = await call(`manga_viewer?chapter_id=${chapterId}&split=yes&img_quality=low`);
    const pages = split.mangaViewer!.pages!.flatMap(({ mangaPage }) => mangaPage ?? []);
    expect(pages.length).toBeGreaterThan(4);
    for (const page of pages.filter(({ type }, at) => at < 2 || type !== 0)) {
      expect(page.imageUrl).toMatch(/^https:\/\/comics\.example\/media\/page\//);
      const { response, body, size } = await download(page);
      expect([response.status, size]).toEqual([200, [page.width, page.height]]);
      expect(response.headers.get('content-type')).toBe(page.encryptionKey ? 'application/octet-stream' : 'image/webp');
      if (page.encryptionKey) await expect(sharp(body).metadata()).rejects.toThrow();
    }
  });

  test('have halves that are the two sides of the double page', async () => {
    const whole = (await pagesOf(10_001, '&img_quality=low&split=no')).find(({ type }) => type === 3)!;
    const halves = (await pagesOf(10_001, '&img_quality=low')).filter(({ type }) => type === 1 || type === 2);
    const { pixels, size } = await download(whole);
    for (const half of halves) {
      const left = half.type === 1 ? 0 : 720;
      const side = await sharp(pixels, { raw: { width: size[0]!, height: size[1]!, channels: 1 } })
        .extract({ left, top: 0, width: 720, height: 1080 })
        .toColourspace('b-w')
        .raw()
        .toBuffer();
      expect((await download(half)).pixels.equals(side)).toBe(true);
    }
  });

  test.each<[string, number, (page: Page) => boolean, number, [number, number]]>([
    ['a plain page', 10_001, ({ encryptionKey }) => !encryptionKey, 300, [300, 450]],
    ['an encrypted page', 10_001, ({ encryptionKey }) => Boolean(encryptionKey), 300, [300, 450]],
    ['a slice of a strip', 100_001, () => true, 200, [200, 512]],
  ])('are served in smaller widths from the drawn file: %s', async (_, chapterId, isPage, width, expected) => {
    const page = (await pagesOf(chapterId, '&img_quality=low')).find(isPage)!;
    const { response, size } = await download(page, `&w=${width}`);
    expect([response.status, size]).toEqual([200, expected]);
    const etag = response.headers.get('etag')!;
    const retry = await origin.fetch(`${page.imageUrl}&w=${width}&attempt=1`, { headers: { 'if-none-match': etag } });
    expect(retry.status).toBe(304);
    const whole = await origin.fetch(page.imageUrl!, { method: 'HEAD' });
    expect(whole.headers.get('etag')).not.toBe(etag);
    expect(whole.headers.get('cache-control')).toBe(response.headers.get('cache-control'));
  });

  test('are served in every listed width below their own and in no other', async () => {
    const [page] = await pagesOf(10_001, '&img_quality=low');
    const statusOf = async (width: string) => {
      const response = await origin.fetch(`${page!.imageUrl}&w=${width}`, { method: 'HEAD' });
      return [width, response.status];
    };
    for (const width of ['200', '700']) expect(await statusOf(width)).toEqual([width, 200]);
    for (const width of ['', '0', '-200', '201', '0200', '+200', '2e2', 'NaN', '99999', '200&w=300', '720', '800'])
      expect(await statusOf(width)).toEqual([width, 404]);
  });

  test('are refused when any part of their address was changed', async () => {
    const { imageUrl } = (await pagesOf(10_001))[1]!;
    const changes: [RegExp, string][] = [
      [/\/2-/, '/3-'],
      [/high/, 'low'],
      [/10001/, '10002'],
      [/s=./, 's=!'],
      [/e=\d+/, 'e=99999'],
      [/\?.*/, ''],
      [/\?.*/, '?w=200'],
      [/\/page\/10001/, '/page/2147483647'],
    ];
    for (const [part, other] of changes) {
      const response = await origin.fetch(imageUrl!.replace(part, other));
      expect([other, response.status]).toEqual([other, 403]);
      expect((await errorOf(response)).englishPopup).toMatchObject({
        subject: 'This link has expired',
        body: 'Open the page again.',
      });
    }
  });

  test('keep their address for a UTC day, and it works for three', async () => {
    const noon = origin.clock.now;
    const urlOf = async () => (await pagesOf(10_001, '&img_quality=low'))[0]!.imageUrl!;
    const url = await urlOf();
    origin.clock.now += DAY / 2 - 1;
    expect(await urlOf()).toBe(url);
    origin.clock.now += 1;
    expect(await urlOf()).not.toBe(url);
    origin.clock.now = noon + 2.5 * DAY - 1;
    const response = await origin.fetch(url);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=1']);
    origin.clock.now += 1;
    expect((await origin.fetch(url)).status).toBe(403);
    origin.clock.now = noon;
  });

  test.each<[string, { end_at: number } | { access: 'app' }]>([
    ['ends', { end_at: 60 }],
    ['moves to the app', { access: 'app' }],
  ])('are refused when the chapter %s, whatever their signature', async (_, change) => {
    const noon = origin.clock.now;
    await origin.view('language');
    const set = (values: { end_at?: number; access?: 'app' | 'free' }) =>
      origin.database.updateTable('chapters').set(values).where('id', '=', 10_001).execute();
    const { end_at } = await origin.database
      .selectFrom('chapters')
      .select('end_at')
      .where('id', '=', 10_001)
      .executeTakeFirstOrThrow();
    if ('end_at' in change) await set({ end_at: noon + 60 });
    const [{ imageUrl } = { imageUrl: '' }] = await pagesOf(10_001, '&img_quality=low');
    const thumbnail = '/media/thumbnail/10001/wide-96.webp';
    for (const address of [imageUrl!, thumbnail]) {
      const { status, headers } = await origin.fetch(address);
      expect(status).toBe(200);
      if ('end_at' in change) expect(headers.get('cache-control')).toBe('public, max-age=60');
    }
    if ('access' in change) await set(change);
    origin.clock.now += 60;
    expect((await origin.fetch(imageUrl!)).status).toBe(403);
    // Lists still show chapters of the app, but no ended ones.
    expect((await origin.fetch(thumbnail)).status).toBe('access' in change ? 200 : 404);
    await set({ end_at, access: 'free' });
    origin.clock.now = noon;
  });
});

describe('a picture', () => {
  test.each([
    ['/media/cover/10/portrait-160.webp', 160, 240],
    ['/media/cover/10-14/landscape-320.webp', 320, 200],
    ['/media/news/3/wide-480.webp', 480, 192],
    ['/media/thumbnail/10001/wide-96.webp', 96, 60],
    ['/media/avatar/5/round-48.webp', 48, 48],
  ])('at %s has that size', async (url, width, height) => {
    const response = await origin.fetch(url);
    expect(response.status).toBe(200);
    expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  test('is immutable under its version, and cached for a minute without it or with another', async () => {
    const { title } = (await origin.view('title_detailV3?title_id=10')).titleDetailView!;
    const url = title!.favoriteImageUrl!;
    expect(url).toMatch(/^http:\/\/reader\.example\/media\/.+\.webp\?v=[0-9a-f]{8}$/);
    const cacheControl = async (address: string) =>
      (await origin.fetch(address, { method: 'HEAD' })).headers.get('cache-control');
    expect(await cacheControl(url)).toBe('public, max-age=31536000, immutable');
    for (const other of ['', '?v=', '?v=00000000'])
      expect(await cacheControl(url.replace(/\?.*/, other))).toBe('public, max-age=60');
  });

  test('is revalidated by its ETag, and HEAD has its headers', async () => {
    const url = '/media/avatar/6/round-48.webp';
    const whole = await origin.fetch(url);
    const etag = whole.headers.get('etag')!;
    const conditional = async (tags: string) => {
      const response = await origin.fetch(url, { headers: { 'if-none-match': tags } });
      return [response.status, (await bytesOf(response)).length > 0, response.headers.get('etag')];
    };
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect(await conditional(tags)).toEqual([304, false, etag]);
    for (const tags of ['"other"', etag.slice(1, -1), '']) expect(await conditional(tags)).toEqual([200, true, etag]);
    const head = await origin.fetch(url, { method: 'HEAD' });
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    expect((await bytesOf(head)).length).toBe(0);
  });
});

describe('an address', () => {
  const ESCAPES = [
    '..%2f..%2fkomawari.db',
    '%252e%252e%252fkomawari.db',
    '..%5c..%5ckomawari.db',
    '%c0%ae%c0%ae/komawari.db',
    '.%00./komawari.db',
    '//etc/passwd',
    'file:///etc/passwd',
  ];
  const NUMBERS = ['-1', '+10', '00000010', '1e1', '2147483648', '99999999999999999999', '%31%30', '１０', ''];

  test.each([
    '/media/',
    '/media/../komawari.db',
    '/media/cover/10/portrait-161.webp',
    '/media/cover/10/portrait-160.WEBP',
    '/media/cover/9/portrait-160.webp',
    '/media/cover/10/toString-160.webp',
    '/media/constructor/10/portrait-160.webp',
    '/media/cover%2f10/portrait-160.webp',
    '/media/cover/10-15/landscape-320.webp',
    '/media/news/1/wide-480.webp',
    '/media/thumbnail/10130/wide-96.webp',
    ...ESCAPES.flatMap((escape) => [`/media/cover/10/${escape}`, `/media/cover/${escape}/portrait-160.webp`]),
    ...NUMBERS.map((number) => `/media/cover/${number}/portrait-160.webp`),
  ])('leads nowhere and draws nothing: %s', async (address) => {
    const response = await origin.fetch(address);
    expect([400, 404]).toContain(response.status);
    expect((await errorOf(response)).englishPopup!.subject).toMatch(/^(Not Found|That did not work)$/);
    expect(requested).toEqual([]);
  });

  const baseOf = async (of: TestOrigin, headers: Record<string, string> = {}) =>
    new URL((await of.view('title_detailV3?title_id=10', { headers })).titleDetailView!.title!.portraitImageUrl!)
      .origin;

  test('is absolute over HTTP, from the Host header only, and relative in process', async () => {
    expect(await baseOf(origin)).toBe('http://reader.example');
    expect(await baseOf(origin, { host: 'comics.example:8080' })).toBe('http://comics.example:8080');
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'comics.example' };
    expect(await baseOf(origin, forwarded)).toBe('http://reader.example');
    const inProcess = await origin.fetch('/api/manga_viewer?chapter_id=10001', {}, 'inProcess');
    const { pages, title } = decodeResponse(await bytesOf(inProcess)).success!.mangaViewer!;
    expect(pages![0]!.mangaPage!.imageUrl).toMatch(/^\/media\/page\/10001\/1-high\.webp\?e=\d+&s=[\w-]{22}$/);
    expect(title!.portraitImageUrl).toMatch(/^\/media\/cover\//);
  });

  test('is signed by a secret that only the database file’s owner can read, and that stays', async () => {
    expect(statSync(path.join(origin.dataDir, 'komawari.db')).mode & 0o777).toBe(0o600);
    const again = await openOrigin({ dataDir: origin.dataDir });
    const urlOf = async (of: TestOrigin) =>
      (await of.view('manga_viewer?chapter_id=10001')).mangaViewer!.pages![0]!.mangaPage!.imageUrl;
    expect(await urlOf(again)).toBe(await urlOf(origin));
    await again.close();
  });
});
