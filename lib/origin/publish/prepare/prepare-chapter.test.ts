/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { pagePlan } from '../pages/page-plan';
import { readPicture } from '../pages/read-picture';
import { filesOfPage, preparePages } from './prepare-picture';
import { zipInTest } from '../archive/zip-in-test';
import { folderInTest, SERIES, writeAll } from '../folder-in-test';
import { pictureInTest } from '../pages/picture-in-test';
import type { Publication } from '../publication';
import { readPublication } from '../read-publication';
import type { OnProgress, Progress } from '../report/progress';
import { findMissing } from './find-missing';
import { namePublication } from './name-publication';
import { writeMissing } from './write-missing';

const NOW = Date.parse('2026-02-01T00:00:00Z') / 1000;
const COVER = 'ferry-at-six/cover.png';
let root: string;
let written: string[];
const kept = { write: async (name: string) => void written.push(name) };
beforeEach(async () => {
  written = [];
  root = await mkdtemp(path.join(tmpdir(), 'publish-prepare-'));
  await folderInTest(root, {
    'ferry-at-six/series.yaml': `${SERIES}pictures: { cover: { eng: cover.png } }\n`,
    [COVER]: await pictureInTest(60, 90),
  });
});
afterEach(() => rm(root, { recursive: true }));

const read = async () => (await readPublication(root, { now: NOW })).publication!;
const prepare = async (publication: Publication, onProgress?: OnProgress) =>
  writeMissing(root, findMissing(namePublication(publication, NOW), new Set(written)), {
    kept,
    onProgress,
  });
const pack = async (bytes: Buffer) =>
  zipInTest([
    { name: '1.png', bytes: await pictureInTest(60, 90) },
    { name: '2.jpg', bytes },
    { name: '10.png', bytes: await pictureInTest(60, 90) },
  ]);

test('derives each file once, however many chapters share its picture', async () => {
  await prepare(await read());
  // Three chapters of a page, a spread and the same page; and a cover.
  expect(written).toHaveLength(2 * 3 + 1);
  expect(new Set(written).size).toBe(written.length);
  const before = [...written];
  await prepare(await read());
  expect(written).toEqual(before);
});

test('counts chapters while it reads them, and pages while it prepares them', async () => {
  const reports: Progress[] = [];
  const onProgress: OnProgress = (progress) => reports.push(progress);
  const { publication } = await readPublication(root, { now: NOW, onProgress });
  expect(reports[0]).toEqual({ stage: 'texts' });
  expect(reports.at(-1)).toMatchObject({ stage: 'chapters', done: 3, total: 3, pages: 9 });
  await prepare(publication!, onProgress);
  // A page and a spread, which all chapters share, and the cover.
  expect(reports.at(-1)).toMatchObject({ stage: 'pages', done: 3, total: 3 });
});

test('derives a lost file again with those of the same picture', async () => {
  await prepare(await read());
  const before = [...written];
  const lost = written.splice(
    written.findIndex((name) => name.endsWith('-high')),
    1,
  );
  await prepare(await read());
  expect(written.filter((name) => lost.includes(name))).toEqual(lost);
  expect(new Set(written)).toEqual(new Set(before));
});

test('derives nothing from a file that changed since it was checked', async () => {
  const publication = await read();
  await writeAll(root, { 'ferry-at-six/eng/001.cbz': await pack(await pictureInTest(120, 90, 'jpeg', '#f00')) });
  await expect(prepare(publication)).rejects.toThrow(
    'ferry-at-six/eng/001.cbz › 2.jpg has changed while it was being read.',
  );
  await writeAll(root, { [COVER]: await pictureInTest(60, 90, 'png', '#f00') });
  const other = { ...publication, series: publication.series.map((one) => ({ ...one, chapters: [] })) };
  await expect(prepare(other)).rejects.toThrow(`${COVER} has changed while it was being read.`);
  expect(written.filter((name) => !name.includes('-'))).toEqual([]);
});

test('cuts a rotated strip as it is seen, each slice continuing the one before @R5', async () => {
  // From black at the top to white at the end.
  const pixels = Buffer.from(Array.from({ length: 90_000 }, (_, i) => Math.round((255 * Math.floor(i / 100)) / 899)));
  const bytes = await sharp(pixels, { raw: { width: 100, height: 900, channels: 1 } })
    .rotate(270)
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { pages } = pagePlan([await readPicture({ name: '1.jpg', bytes })], 'strip');
  const files = new Map<string, Buffer>();
  const write = async (name: string, content: Uint8Array) => void files.set(name, Buffer.from(content));
  await preparePages(
    bytes,
    pages.map((page, index) => ({ name: String(index), page })),
    { write },
  );
  const slices = await Promise.all(
    pages.map((_, index) =>
      sharp(files.get(`${index}-low`))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  expect(slices.map(({ info }) => info.width)).toEqual(pages.map(() => 100));
  expect(slices.reduce((sum, { info }) => sum + info.height, 0)).toBe(900);
  slices.slice(1).forEach(({ data }, i) => expect(Math.abs(data[0]! - slices[i]!.data.at(-1)!)).toBeLessThan(4));
  expect([slices[0]!.data[0]! < 4, slices.at(-1)!.data.at(-1)! > 251]).toEqual([true, true]);
});

test.each([
  ['white', '', [255, 255, 255]],
  ['the colour of the paper', "paper: '#F80'\n", [255, 136, 0]],
])('puts transparent pages and covers on %s, and leaves banners transparent', async (_, text, colour) => {
  const clear = sharp({ create: { width: 60, height: 90, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const page = await clear.clone().png().toBuffer();
  const grey = await clear.clone().toColourspace('b-w').png().toBuffer();
  expect(await sharp(grey).metadata()).toMatchObject({ channels: 2 });
  await folderInTest(root, {
    'ferry-at-six/series.yaml': `${text}${SERIES}pictures: { square: { eng: ét.png }, wide: { esp: ét.png } }\n`,
    // As a Mac writes it.
    'ferry-at-six/e\u0301t.png': page,
    'ferry-at-six/eng/001.cbz': await zipInTest([
      { name: '1.png', bytes: page },
      { name: '2.png', bytes: grey },
    ]),
  });
  const publication = await read();
  const named = namePublication(publication, NOW);
  const files = new Map<string, Buffer>();
  const write = async (name: string, content: Uint8Array) => void files.set(name, Buffer.from(content));
  await writeMissing(root, findMissing(named, new Set()), { kept: { write } });
  const { pictures, chapters } = named.series[0]!;
  const opaque = [
    ...chapters[0]!.names.flatMap(filesOfPage),
    ...(['cover', 'landscape', 'square'] as const).flatMap((shape) => [pictures.eng![shape], pictures.esp![shape]]),
  ];
  for (const name of opaque) {
    const { data, info } = await sharp(files.get(name)).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    colour.forEach((value, channel) => expect(Math.abs(data[channel]! - value)).toBeLessThan(6));
  }
  expect(await sharp(files.get(pictures.esp!.wide)).metadata()).toMatchObject({ hasAlpha: true });
});
