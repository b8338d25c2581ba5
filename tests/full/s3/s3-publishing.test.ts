import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { KEPT_FOLDER } from '@/lib/origin/kept/kept-path';
import { openKeptFiles } from '@/lib/origin/kept/open-kept-files';
import { chapterInTest, folderInTest } from '@/lib/origin/publish/folder-in-test';
import { publishPrepared } from '@/lib/origin/publish/publish-prepared';
import { readPublication } from '@/lib/origin/publish/read-publication';
import { serveBucket, type BucketServer } from '@/tests/support/bucket-server';
import { openOrigin, type TestOrigin } from '@/tests/contract/open-origin';

let root: string;
let near: TestOrigin;
let far: TestOrigin;
let server: BucketServer;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 's3-publishing-'));
  server = await serveBucket();
  [near, far] = await Promise.all([
    openOrigin({ demoSeed: undefined }),
    openOrigin({ demoSeed: undefined, bucket: server.bucket }),
  ]);
  await folderInTest(root, {
    'ferry-at-six/eng/002.zip': await chapterInTest([], '#dcc'),
    'ferry-at-six/esp/chapter 1.cbz': await chapterInTest([], '#cdc'),
  });
}, 60_000);
beforeEach(() => {
  server.befall = undefined;
  server.asked.length = 0;
});
afterAll(async () => {
  await Promise.all([near.close(), far.close()]);
  await server.close();
  await rm(root, { recursive: true });
});

async function publish(
  { dataDir, database, clock }: TestOrigin,
  bucket?: BucketServer['bucket'],
  warn: (line: string) => void = console.error,
): Promise<void> {
  const { publication } = await readPublication(root, { now: clock.now });
  await publishPrepared(database, {
    publication: publication!,
    kept: openKeptFiles({ dataDir, bucket }),
    now: clock.now,
    folder: root,
    dataDir,
    marks: [],
    warn,
  });
  clock.now++;
}
const written = () => server.asked.filter((line) => /^PUT .+\.webp/.test(line));
const read = () => server.asked.filter((line) => line.startsWith('GET'));

interface Shown {
  url: string;
  key: Buffer;
}

async function picturesOf(origin: TestOrigin): Promise<Shown[]> {
  const groups = (await origin.view('title_list/allV2?type=all')).allTitlesViewV2!.allTitlesGroup!;
  const titles = groups.flatMap((group) => group.titles ?? []);
  const chapters = (
    await Promise.all(titles.map(({ titleId }) => origin.view(`title_detailV3?title_id=${titleId}`)))
  ).flatMap((view) => view.titleDetailView!.chapterListV2!);
  const views = await Promise.all(
    chapters.flatMap(({ chapterId }) =>
      ['low', 'high', 'super_high'].map((quality) =>
        origin.view(`manga_viewer?chapter_id=${chapterId}&img_quality=${quality}&split=no`),
      ),
    ),
  );
  const pages = views.flatMap(({ mangaViewer }) => mangaViewer!.pages!.flatMap(({ mangaPage }) => mangaPage ?? []));
  return [
    ...titles.map(({ portraitImageUrl }) => ({ url: portraitImageUrl!, key: Buffer.alloc(0) })),
    ...pages.map(({ imageUrl, encryptionKey }) => ({ url: imageUrl!, key: Buffer.from(encryptionKey ?? '', 'hex') })),
  ];
}

/** Its bytes as they were written. */
async function bytesOf(origin: TestOrigin, { url, key }: Shown): Promise<Buffer> {
  const response = await origin.fetch(url);
  expect([url, response.status]).toEqual([url, 200]);
  const bytes = Buffer.from(await response.arrayBuffer());
  return key.length > 0 ? Buffer.from(bytes.map((byte, at) => byte ^ key[at % key.length]!)) : bytes;
}

async function namesInBucket(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of openKeptFiles({ dataDir: far.dataDir, bucket: server.bucket }).list()) names.push(name);
  return names;
}

test('leaves the catalogue when the store fails while publishing, and resumes', async () => {
  server.befall = ({ method }) => (method === 'PUT' && written().length > 12 ? 'hung up' : undefined);
  await expect(publish(far, server.bucket)).rejects.toThrow(/^The bucket of STORAGE_URL cannot be used: .*\.$/);
  expect((await far.view('title_list/allV2?type=all')).allTitlesViewV2!.allTitlesGroup ?? []).toEqual([]);
  const there = await namesInBucket();
  expect(there).toHaveLength(12);

  server.befall = undefined;
  server.asked.length = 0;
  await publish(far, server.bucket);
  // Of a page of which a quality is missing all are made again.
  const whole = there.filter((name) =>
    ['low', 'high', 'super_high'].every((quality) => there.includes(`${name.split('-')[0]}-${quality}`)),
  );
  expect(whole.length).toBeGreaterThan(0);
  expect(written().filter((line) => whole.some((name) => line.includes(name)))).toEqual([]);
  server.asked.length = 0;
  await publish(far, server.bucket);
  expect(written()).toEqual([]);
}, 120_000);

test('serves the same pictures as from disk and reads each once', async () => {
  await publish(near);
  const [here, there] = [await picturesOf(near), await picturesOf(far)];
  expect([there.length, there.filter(({ key }) => key.length > 0).length > 0]).toEqual([here.length, true]);
  for (const [index, shown] of there.entries())
    expect((await bytesOf(far, shown)).equals(await bytesOf(near, here[index]!))).toBe(true);
  const narrow = (shown: Shown) => ({ ...shown, url: `${shown.url}&w=300` });
  expect((await bytesOf(far, narrow(there.at(-1)!))).equals(await bytesOf(near, narrow(here.at(-1)!)))).toBe(true);
  const fetched = read().length;
  await Promise.all(there.map((shown) => bytesOf(far, shown)));
  expect(read()).toHaveLength(fetched);
  expect(new Set(read()).size).toBe(fetched);
  expect(await readdir(path.join(far.dataDir, KEPT_FOLDER)).catch(() => [])).toEqual([]);
}, 120_000);

describe('without a cached copy', () => {
  /** Its own folder, so that nothing of the store was read before. */
  async function withNewcomer(look: (shown: Shown[], newcomer: TestOrigin) => Promise<void>): Promise<void> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 's3-newcomer-'));
    const newcomer = await openOrigin({
      dataDir,
      database: far.database.withoutPlugins(),
      demoSeed: undefined,
      bucket: server.bucket,
    });
    newcomer.clock.now = far.clock.now;
    await look(await picturesOf(newcomer), newcomer).finally(() => rmSync(dataDir, { recursive: true }));
  }

  test.each([
    ['hung up', 503],
    ['garbled', 502],
    ['cut', 502],
    [403, 502],
  ] as const)('%s: is answered with %s, which nobody keeps, and is there again afterwards', async (mishap, status) => {
    await withNewcomer(async (shown, newcomer) => {
      server.befall = () => mishap;
      const refused = await newcomer.fetch(shown.at(-1)!.url);
      expect([refused.status, refused.headers.get('cache-control'), refused.headers.get('content-type')]).toEqual([
        status,
        'no-store',
        'application/x-protobuf',
      ]);
      expect(newcomer.logged.join('\n')).toMatch(new RegExp(`^(?:page|picture) ${status} broken\nKeptError: `));
      expect(newcomer.logged.join('\n')).not.toContain(server.bucket.credentials!.secret);
      server.befall = undefined;
      expect((await newcomer.fetch(shown.at(-1)!.url)).status).toBe(200);
    });
  });

  test('answers 404 for a removed file', async () => {
    await withNewcomer(async (shown, newcomer) => {
      server.befall = undefined;
      const kept = openKeptFiles({ dataDir: far.dataDir, bucket: server.bucket });
      for (const name of await namesInBucket()) await kept.remove(name);
      const refused = await newcomer.fetch(shown.at(-1)!.url);
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(newcomer.logged.join('\n')).toMatch(
        /^(?:page|picture) 404 not-found\nKeptError: The published file \S+ is missing\./,
      );
    });
  });
});
