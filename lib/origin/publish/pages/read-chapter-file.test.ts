/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { zipInTest, type FileInTest } from '../archive/zip-in-test';
import { createPictureGate } from './picture-gate';
import { pictureInTest } from './picture-in-test';
import { readChapterFile } from './read-chapter-file';
import { readPicture } from './read-picture';

let folder: string;
let page: Buffer;
beforeAll(async () => void (page = await pictureInTest(60, 90)));
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'publish-chapter-'))));
afterEach(() => rm(folder, { recursive: true }));

async function chapter(files: readonly FileInTest[]) {
  const file = path.join(folder, '001.cbz');
  await writeFile(file, await zipInTest(files));
  const { pictures, info, refusals, skipped, hidden } = await readChapterFile(file);
  expect(await readdir(folder)).toEqual(['001.cbz']);
  return {
    names: pictures.map(({ name }) => name),
    info,
    skipped,
    hidden,
    refusals: refusals.map(({ reason, entry }) => [reason, entry]),
  };
}

test('a chapter has its pages in natural order, and the data of ComicInfo.xml', async () => {
  const names = ['Page 2.png', 'page 1.png', 'page 10.png', 'a/9.png', 'a/10.png'];
  const read = await chapter([
    ...names.map((name) => ({ name, bytes: page })),
    { name: 'ComicInfo.xml', bytes: '<ComicInfo><Title>Rain</Title></ComicInfo>' },
  ]);
  expect(read).toMatchObject({ info: { title: 'Rain' }, refusals: [] });
  expect(read.names).toEqual(['a/9.png', 'a/10.png', 'page 1.png', 'Page 2.png', 'page 10.png']);
});

const MORE = ['cvinfo', 'README', 'scan.log', 'all.m3u', 'content.opf', 'folder.ini', 'all.crc', 'book.toml'];

test('a chapter passes over files of other programs, and hidden pictures', async () => {
  const names = ['1.png.xmp', 'book.acbf', 'comicbox.json', 'release.nfo', 'read me.txt', 'shop.url', 'all.sfv'];
  const read = await chapter([
    { name: '1.png', bytes: page },
    ...[...names, ...MORE].map((name) => ({ name, bytes: '<x' })),
    { name: 'MetronInfo.xml', bytes: '<MetronInfo>' },
    { name: '.2.png', bytes: page },
    { name: '._1.png', bytes: 'x' },
  ]);
  expect(read).toEqual({
    names: ['1.png'],
    info: undefined,
    refusals: [],
    skipped: [...names, ...MORE, 'MetronInfo.xml'],
    hidden: ['.2.png'],
  });
});

const METRON = `<MetronInfo><Series lang="es"><Name>Ferry</Name></Series><Number>7</Number><Summary>A deck.</Summary>
  <AgeRating>Teen Plus</AgeRating><Stories><Story>Rain</Story><Story>Rails</Story></Stories><Credits><Credit>
  <Creator>Bo Lind</Creator><Roles><Role>Writer</Role></Roles></Credit><Credit><Creator>Al</Creator></Credit></Credits></MetronInfo>`;
const COMET = `<comet><title>Rain</title><series>Ferry</series><issue>7</issue><language>es</language><description>A deck.</description>
  <readingDirection>rtl</readingDirection><writer>Bo Lind</writer><writer>Al</writer></comet>`;
const ACBF = `<ACBF xmlns="http://www.acbf.info/xml/acbf/1.1"><meta-data><book-info>
  <author activity="Writer"><first-name>Bo</first-name><last-name>Lind</last-name></author>
  <author activity="Artist"><nickname>Cy</nickname></author><author><nickname>Al</nickname></author>
  <book-title lang="en">Rain</book-title><book-title lang="es">Lluvia</book-title>
  <annotation lang="es"><p>A deck.</p></annotation><sequence title="Ferry" volume="1">7</sequence>
  <languages><text-layer lang="en" show="true"/><text-layer lang="es" show="false"/></languages>
  <reading-direction>RTL</reading-direction></book-info></meta-data></ACBF>`;
const COMICBOX = {
  series: { name: 'Ferry' },
  issue: { name: '7', number: 7 },
  language: 'es',
  summary: 'A deck.',
  age_rating: 'Teen',
  stories: { Rain: {}, Rails: {} },
  credits: { 'Bo Lind': { roles: { Writer: {} } }, Cy: { roles: { Inker: {} } } },
};
const COMICBOX_YAML =
  'series: Ferry\nissue: 7\nlanguage: es\nsummary: A deck.\ncredits: [{ person: Al, role: Writer }]\n';
const FACTS = { series: 'Ferry', number: 7, language: 'esp', summary: 'A deck.' };

test.each<[string, string, object, string?]>([
  ['MetronInfo.xml', METRON, { ...FACTS, title: 'Rain; Rails', rating: 'teen-plus', writers: ['Bo Lind'] }],
  ['CoMet.xml', COMET, { ...FACTS, title: 'Rain', direction: 'rtl', writers: ['Bo Lind', 'Al'] }],
  ['ACBF', ACBF, { ...FACTS, title: 'Lluvia', direction: 'rtl', writers: ['Bo Lind', 'Al'] }, 'book.acbf'],
  [
    'comicbox',
    JSON.stringify({ comicbox: COMICBOX }),
    { ...FACTS, title: 'Rain; Rails', rating: 'teen', writers: ['Bo Lind'] },
    'comicbox.json',
  ],
  ['comicbox', COMICBOX_YAML, { ...FACTS, writers: ['Al'] }, 'comicbox.yaml'],
])('a chapter has the data of %s where there is no ComicInfo.xml', async (from, bytes, info, name = from) => {
  const files = [
    { name: '1.png', bytes: page },
    { name, bytes },
  ];
  expect(await chapter(files)).toMatchObject({ info: { ...info, from }, skipped: [] });
  const both = [{ name: 'ComicInfo.xml', bytes: '<ComicInfo><Title>Ours</Title></ComicInfo>' }, ...files];
  expect((await chapter(both)).info).toEqual({ title: 'Ours', isDouble: new Map() });
});

test.each([
  ['too large facts', 'comicbox.json', JSON.stringify({ title: 'a'.repeat(1_100_000) })],
  ['a YAML bomb', 'comicbox.yaml', `a: &a [x]\n${'b: [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\n'.repeat(12)}`],
  ['bytes in no encoding', 'comicbox.json', Buffer.from('{"title": "\xff"}', 'latin1')],
])('a chapter does not read %s', async (_, name, bytes) => {
  const files = [
    { name: '1.png', bytes: page },
    { name, bytes },
  ];
  expect(await chapter(files)).toMatchObject({ info: undefined, skipped: [name], refusals: [] });
});

test('a chapter of hidden pictures alone says so', async () => {
  const file = path.join(folder, '001.cbz');
  await writeFile(file, await zipInTest([{ name: '.1.png', bytes: page }]));
  expect((await readChapterFile(file)).refusals).toMatchObject([
    { reason: 'hidden-pages', message: expect.stringMatching(/begin with a dot: \.1\.png\.$/) as unknown },
  ]);
});

test('a chapter reports all faults of its files at once', async () => {
  const { refusals } = await chapter([
    { name: '1.png', bytes: page },
    { name: '2.png', bytes: page.subarray(0, 60) },
    { name: '3.jpg', bytes: '%PDF-1.7' },
    { name: 'more.cbz', bytes: 'PK' },
    { name: 'notes.doc', bytes: 'hello' },
    { name: '4.tif', bytes: await plain(9, 9).tiff().toBuffer() },
    { name: 'hidden.txt', bytes: await zipInTest([{ name: '1.png', bytes: page }]) },
    { name: 'ComicInfo.xml', bytes: '<!DOCTYPE a><a/>' },
  ]);
  expect(refusals.sort()).toEqual([
    ['broken-picture', '2.png'],
    ['nested', 'hidden.txt'],
    ['nested', 'more.cbz'],
    ['other-kind', '3.jpg'],
    ['unknown-file', 'notes.doc'],
    ['unread-picture', '4.tif'],
    ['xml-entities', 'ComicInfo.xml'],
  ]);
  expect(await chapter([{ name: 'ComicInfo.xml', bytes: '<ComicInfo/>' }])).toMatchObject({
    refusals: [['no-pages', undefined]],
  });
});

/** Noise, so that a truncated picture misses visible bytes. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

test.each([
  ['JPEG', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['gif', 'gif'],
] as const)('a picture .%s is read whole, and refused when it is truncated', async (extension, format) => {
  const bytes = await noise(120, 180)[format]().toBuffer();
  const name = `1.${extension}`;
  expect(await readPicture({ name, bytes })).toMatchObject({
    name,
    format,
    width: 120,
    height: 180,
    isAnimated: false,
  });
  await expect(readPicture({ name, bytes: bytes.subarray(0, Math.floor(bytes.length * 0.6)) })).rejects.toMatchObject({
    reason: 'broken-picture',
    entry: name,
  });
});

test('a rotated picture has the size that is seen, and an animated one is marked', async () => {
  const rotated = await noise(120, 180).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await readPicture({ name: '1.jpg', bytes: rotated })).toMatchObject({ width: 180, height: 120 });
  const frames = await sharp({ create: { width: 20, height: 60, channels: 3, background: 'red', pageHeight: 30 } })
    .composite([{ input: { create: { width: 20, height: 30, channels: 3, background: 'blue' } }, top: 30, left: 0 }])
    .gif()
    .toBuffer();
  expect(await readPicture({ name: '1.gif', bytes: frames })).toMatchObject({ height: 30, isAnimated: true });
});

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'white' } });

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'broken-picture'],
  ['a PDF named .png', () => Buffer.from('%PDF-1.7'), 'other-kind'],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer(), 'unread-picture'],
  ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'unread-picture'],
  ['a JPEG XL', () => Buffer.from('\xff\x0a....', 'latin1'), 'unread-picture'],
  ['a boxed JPEG XL', () => Buffer.from('\0\0\0\x0cJXL \r\n\x87\n', 'latin1'), 'unread-picture'],
  ['too many pixels', () => plain(12_000, 11_000).png({ compressionLevel: 1 }).toBuffer(), 'too-many-pixels'],
  ['an extreme aspect ratio', () => plain(1, 10_000).png().toBuffer(), 'too-high'],
])('%s is refused as a page', async (_, make, reason) => {
  await expect(readPicture({ name: '1.png', bytes: await make() })).rejects.toMatchObject({ reason });
});

test('decoding is bounded by jobs and pixels, in order, and goes on after a failure', async () => {
  const gate = createPictureGate({ works: 4, pixels: 100 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const sizes = [60, 50, 500, 1];
  const all = sizes.map((pixels, index) =>
    gate(pixels, () => {
      begun.push(pixels);
      return new Promise<void>((resolve, reject) => (ends[index] = index === 0 ? () => reject(new Error()) : resolve));
    }),
  );
  const settled = Promise.allSettled(all);
  for (const index of sizes.keys()) {
    await new Promise(setImmediate);
    expect(begun).toEqual(sizes.slice(0, index + 1));
    ends[index]!();
  }
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});
