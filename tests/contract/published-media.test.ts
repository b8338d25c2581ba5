import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

import { KEPT_FOLDER } from '@/lib/origin/kept/kept-path';
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

test('its pages are served as large as they are said to be, halves and other widths too, under their keys', async () => {
  await publish();
  const [english] = await titles();
  const [{ chapterId }] = (await firstChapters(english!.titleId!)) as [{ chapterId: number }];
  const pages = await pagesOf(chapterId);
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

test('its pictures are cut from its own, or else from its first page, and never kept for long', async () => {
  await writeAll(root, {
    'ferry-at-six/series.yaml': `${TEXT}pictures: { wide: { eng: wide.png } }\n`,
    'ferry-at-six/wide.png': await pictureInTest(1200, 480, 'png', '#f00'),
  });
  await publish();
  const [{ titleId, portraitImageUrl }] = (await titles()) as [{ titleId: number; portraitImageUrl: string }];
  const banner = await origin.fetch(`/media/banner/${titleId}/wide-480.webp`);
  expect(banner.headers.get('cache-control')).toBe('public, max-age=60');
  const { dominant } = await sharp(Buffer.from(await banner.arrayBuffer())).stats();
  expect(dominant).toMatchObject({ r: 248, g: 8, b: 8 });
  const cover = await bytesOf({ imageUrl: portraitImageUrl });
  expect(await sharp(cover).metadata()).toMatchObject({ width: 800, height: 1200 });
  const [{ chapterId }] = (await firstChapters(titleId)) as [{ chapterId: number }];
  expect(
    await sharp(await bytesOf({ imageUrl: `/media/thumbnail/${chapterId}/wide-96.webp` })).metadata(),
  ).toMatchObject({ width: 96, height: 60 });
  expect((await origin.fetch(`/media/cover/${titleId}/portrait-801.webp`)).status).toBe(404);
}, 120_000);

test('the small picture of a chapter that will end is kept for a minute at most, and goes with it', async () => {
  const noon = origin.clock.now;
  const end = new Date((noon + 86_400) * 1000).toISOString();
  await writeAll(root, {
    'ferry-at-six/series.yaml': TEXT.replace('2026-01-05T15:00:00Z', `2020-01-01T00:00:00Z\n    end: ${end}`),
  });
  await publish();
  const english = (await titles()).find(({ name }) => name === 'The Six O’Clock Ferry')!;
  const [{ chapterId }] = (await firstChapters(english.titleId!)) as [{ chapterId: number }];
  const at = async (seconds: number) => {
    origin.clock.now = noon + seconds;
    const { status, headers } = await origin.fetch(`/media/thumbnail/${chapterId}/wide-96.webp`);
    return [status, status === 200 && headers.get('cache-control')];
  };
  expect([await at(0), await at(86_390), await at(86_400)]).toEqual([
    [200, 'public, max-age=60'],
    [200, 'public, max-age=10'],
    [404, false],
  ]);
}, 120_000);

test('a series without pictures is covered by the first page that is out', async () => {
  const late = new Date((origin.clock.now + 3600) * 1000).toISOString();
  const text = SERIES.replace('2026-01-05T15:00:00Z', late).replace('2026-01-12T15:00:00Z', '2020-01-01T00:00:00Z');
  await writeAll(root, {
    'ferry-at-six/series.yaml': text,
    'ferry-at-six/eng/001.cbz': await chapterInTest([], '#200'),
    'ferry-at-six/eng/002.cbz': await chapterInTest([], '#00f'),
  });
  await publish();
  const english = (await titles()).find(({ name }) => name === 'The Six O’Clock Ferry');
  const { dominant } = await sharp(await bytesOf({ imageUrl: english!.portraitImageUrl })).stats();
  expect(dominant).toMatchObject({ r: 8, g: 8, b: 248 });
}, 120_000);

test('publishing again writes what changed alone, at another address', async () => {
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
