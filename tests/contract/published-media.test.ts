import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

import { KEPT_FOLDER } from '@/lib/origin/kept/kept-path';
import { zipInTest } from '@/lib/origin/publish/archive/zip-in-test';
import { chapterInTest, folderInTest, SERIES, writeAll } from '@/lib/origin/publish/folder-in-test';
import { pictureInTest } from '@/lib/origin/publish/pages/picture-in-test';
import { publishFolder } from '@/tests/support/publish-folder';

import { openOrigin, type TestOrigin } from './open-origin';

let root: string;
let origin: TestOrigin;
beforeAll(async () => void (origin = await openOrigin({ demoSeed: undefined })), 60_000);
afterAll(() => origin.close());
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'published-media-'));
  await folderInTest(root);
  await rm(path.join(root, 'ferry-at-six/eng/002.zip'));
  await writeAll(root, { 'ferry-at-six/series.yaml': TEXT });
});
afterEach(() => rm(root, { recursive: true }));

/** One chapter in each of two languages. */
const TEXT = SERIES.slice(0, SERIES.indexOf('  - number: 2'));

const publish = () => publishFolder(root, origin, { withPictures: true });
const titles = async () =>
  (await origin.view('title_list/allV2?type=all')).allTitlesViewV2!.allTitlesGroup!.flatMap(
    (group) => group.titles ?? [],
  );
const firstChapters = async (titleId: number) =>
  (await origin.view(`title_detailV3?title_id=${titleId}`)).titleDetailView!.chapterListV2!;
const pagesOf = async (id: number, more = '') =>
  (await origin.view(`manga_viewer?chapter_id=${id}&img_quality=low${more}`)).mangaViewer!.pages!.flatMap(
    ({ mangaPage }) => mangaPage ?? [],
  );

async function bytesOf({
  imageUrl,
  encryptionKey = '',
}: {
  imageUrl?: string | null;
  encryptionKey?: string | null;
}): Promise<Buffer> {
  const response = await origin.fetch(imageUrl!);
  expect(response.status).toBe(200);
  const [bytes, key] = [Buffer.from(await response.arrayBuffer()), Buffer.from(encryptionKey ?? '', 'hex')];
  return key.length > 0 ? (bytes.map((byte, index) => byte ^ key[index % key.length]!) as Buffer) : bytes;
}

test('pages are served in the announced sizes, in halves and other widths, under their keys', async () => {
  const chapter = [
    { name: '1.png', bytes: await pictureInTest(700, 1050) },
    { name: '2.png', bytes: await pictureInTest(1200, 900) },
    { name: '3.png', bytes: await pictureInTest(60, 90) },
  ];
  await writeAll(root, { 'ferry-at-six/eng/001.cbz': await zipInTest(chapter) });
  await publish();
  const [english] = await titles();
  const [{ chapterId }] = (await firstChapters(english!.titleId!)) as [{ chapterId: number }];
  const pages = await pagesOf(chapterId);
  expect(pages.map(({ width }) => width)).toEqual([700, 600, 600, 60]);
  expect(pages.map(({ type }) => type)).toEqual([0, 2, 1, 0]);
  expect(pages.map(({ encryptionKey }) => encryptionKey !== '')).toEqual([false, true, true, true]);
  for (const page of [...pages, ...(await pagesOf(chapterId, '&split=no'))]) {
    expect(await sharp(await bytesOf(page)).metadata()).toMatchObject({
      format: 'webp',
      width: page.width,
      height: page.height,
    });
  }
  expect(await sharp(await bytesOf({ imageUrl: `${pages[0]!.imageUrl}&w=300` })).metadata()).toMatchObject({
    width: 300,
    height: 450,
  });
}, 120_000);

test('publishing again writes changed pages only, at a new address', async () => {
  await publish();
  const [english] = await titles();
  const [{ chapterId }] = (await firstChapters(english!.titleId!)) as [{ chapterId: number }];
  const [page] = await pagesOf(chapterId);
  const files = async () =>
    (await readdir(path.join(origin.dataDir, KEPT_FOLDER), { recursive: true }))
      .filter((name) => name.endsWith('.webp'))
      .sort();
  const before = await files();
  await publish();
  expect(await files()).toEqual(before);
  expect((await pagesOf(chapterId))[0]!.imageUrl).toBe(page!.imageUrl);

  await writeAll(root, { 'ferry-at-six/eng/001.cbz': await chapterInTest([], '#200') });
  await publish();
  const [other] = await pagesOf(chapterId);
  expect(other!.imageUrl).not.toBe(page!.imageUrl);
  expect((await sharp(await bytesOf(other!)).stats()).dominant).toMatchObject({ r: 40, g: 8, b: 8 });
}, 120_000);

test('keeps addresses, bytes, ETags and keys of the other pages, and what readers have, when pages are replaced and inserted', async () => {
  const shades = ['#100', '#200', '#300', '#400', '#500', '#600', '#700', '#800', '#900', '#a00'];
  const page = async (name: number, shade: string) =>
    writeAll(root, { [`ferry-at-six/eng/001/${name}.png`]: await pictureInTest(60, 90, 'png', shade) });
  await rm(path.join(root, 'ferry-at-six/eng/001.cbz'));
  for (const [index, shade] of shades.entries()) await page((index + 1) * 10, shade);
  await publish();
  const [english] = await titles();
  const [{ chapterId }] = (await firstChapters(english!.titleId!)) as [{ chapterId: number }];
  const session = 'reader';
  await origin.view(`title_list/bookmark?title_id=${english!.titleId}`, { method: 'PUT', session });
  await origin.view(`manga_viewer?chapter_id=${chapterId}`, { session });
  const media = async () =>
    Promise.all(
      (await pagesOf(chapterId)).map(async ({ imageUrl, encryptionKey }) => {
        const response = await origin.fetch(imageUrl!);
        const bytes = Buffer.from(await response.arrayBuffer()).toString('base64');
        return { path: imageUrl!.split('?')[0], encryptionKey, etag: response.headers.get('etag'), bytes };
      }),
    );
  const before = await media();
  const replaced = (await pagesOf(chapterId))[2]!.imageUrl!;
  expect(new Set(before.map((one) => one.path)).size).toBe(10);

  await page(30, '#00f');
  await page(55, '#0f0');
  await publish();
  const after = await media();
  expect(after).toHaveLength(11);
  expect(after.filter((_, index) => ![2, 5].includes(index))).toEqual(before.filter((_, index) => index !== 2));
  for (const index of [2, 5]) expect(before.map((one) => one.path)).not.toContain(after[index]!.path);
  expect((await origin.fetch(replaced)).status).toBe(404);
  const detail = (await origin.view(`title_detailV3?title_id=${english!.titleId}`, { session })).titleDetailView!;
  expect(detail).toMatchObject({ isSubscribed: true, chapterListV2: [{ chapterId, alreadyViewed: true }] });

  // A page before the first, which is plain, has that one under a key, at another address.
  await page(5, '#0ff');
  await publish();
  const last = await media();
  expect(last.slice(2)).toEqual(after.slice(1));
  expect([last[0]!.encryptionKey, after[0]!.encryptionKey]).toEqual(['', '']);
  expect(last[1]!.encryptionKey).not.toBe('');
  expect(last[1]!.path).not.toBe(after[0]!.path);
}, 120_000);
