import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

import { decodeResponse } from '@/lib/wire/decode-response';
import { bundleDrawWorker } from '@/tests/support/draw-worker';

import { openOrigin, type TestOrigin } from '../open-origin';

const folder = mkdtempSync(path.join(tmpdir(), 'format-client-'));
let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin({ workerPath: bundleDrawWorker(folder) })), 60_000);
afterAll(async () => {
  await origin.close();
  rmSync(folder, { recursive: true });
});

/** What a client of this format knows: the base address, the paths, the schema. It has no session and resolves no relative address. */
const BASE = 'https://comics.example/api';

async function call(pathAndQuery: string) {
  const response = await origin.fetch(`${BASE}/${pathAndQuery}`);
  return decodeResponse(new Uint8Array(await response.arrayBuffer())).success!;
}

async function download(url: string, key: string): Promise<Buffer> {
  expect(url).toMatch(/^https:\/\/comics\.example\//);
  const bytes = Buffer.from(await (await origin.fetch(url)).arrayBuffer());
  for (let at = 0; key && at < bytes.length; at++) {
    const digit = (at % (key.length / 2)) * 2;
    bytes[at]! ^= Number.parseInt(key.slice(digit, digit + 2), 16);
  }
  return bytes;
}

test('lists the chapters of a title and saves one as images @7.3', async () => {
  const { allTitlesViewV2 } = await call('title_list/allV2');
  const title = allTitlesViewV2!
    .allTitlesGroup!.flatMap(({ titles }) => titles!)
    .find(({ name }) => name === 'Duke Is Not a Cat')!;
  const { titleDetailView } = await call(`title_detailV3?title_id=${title.titleId}`);
  const chapters = titleDetailView!.chapterListGroup!.flatMap((group) => [
    ...group.firstChapterList!,
    ...group.midChapterList!,
    ...group.lastChapterList!,
  ]);
  expect(chapters.length).toBeGreaterThan(3);

  const { mangaViewer } = await call(`manga_viewer?chapter_id=${chapters[0]!.chapterId}&split=yes&img_quality=low`);
  const pages = mangaViewer!.pages!.flatMap(({ mangaPage }) => (mangaPage ? [mangaPage] : []));
  expect(pages.length).toBeGreaterThan(4);
  for (const [index, { imageUrl, encryptionKey, width, height }] of pages.entries()) {
    const file = path.join(folder, `${index}.webp`);
    await writeFile(file, await download(imageUrl!, encryptionKey ?? ''));
    const { info } = await sharp(await readFile(file))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
  }
}, 300_000);
