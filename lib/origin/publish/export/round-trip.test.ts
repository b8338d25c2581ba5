/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { parse } from 'yaml';
import { toJSONSchema, type ZodType } from 'zod';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import { openKeptFiles } from '../../kept/open-kept-files';
import { CATALOGUE_TABLES, type CatalogueTable } from '../../store/catalogue-tables';
import { migrate } from '../../store/migrate';
import { openSqlite } from '../../store/open-sqlite';
import type { Schema } from '../../store/schema';
import { findValues, type Pattern } from '../check/find-values';
import type { SchemaNode } from '../check/schema-at';
import { CATALOGUE, chapterInTest, folderInTest, SERIES, writeAll } from '../folder-in-test';
import { pictureInTest } from '../pages/picture-in-test';
import { publishPrepared } from '../publish-prepared';
import { readPublication } from '../read-publication';
import { catalogueSchema } from '../schema/catalogue-schema';
import { LABEL_CODES } from '../schema/label-codes';
import { seriesSchema } from '../schema/series-schema';
import { readStored } from '../stored/read-stored';
import { MANIFEST } from './manifest';
import { planExport } from './plan-export';
import { printManifest, writeExport } from './write-export';

const NOW = Date.parse('2026-01-20T00:00:00Z') / 1000;
const INFO =
  '<ComicInfo><Title>Rain &amp; “wind”: #1</Title><Writer>Bo Lind</Writer><Summary>A deck.\n\nTwo.</Summary></ComicInfo>';

let base: string;
beforeEach(async () => void (base = await mkdtemp(path.join(tmpdir(), 'round-trip-'))));
afterEach(() => rm(base, { recursive: true }));

interface Place {
  db: Kysely<Schema>;
  dataDir: string;
}

async function place(name: string): Promise<Place> {
  const dataDir = path.join(base, name);
  const db = openSqlite(path.join(dataDir, 'komawari.db'));
  await migrate(db);
  return { db, dataDir };
}

async function publish(folder: string, { db, dataDir }: Place) {
  const { publication, faults } = await readPublication(folder, { now: NOW });
  expect(faults).toEqual([]);
  await publishPrepared(db, {
    publication: publication!,
    kept: openKeptFiles({ dataDir }),
    now: NOW,
    folder,
    dataDir,
    marks: [],
    warn: console.error,
  });
}

async function exportTo(folder: string, { db, dataDir }: Place) {
  await writeExport(folder, planExport(await readStored(db)), { kept: openKeptFiles({ dataDir }) });
}

async function filesIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((item) => item.isFile())
    .map((item) => path.relative(folder, path.join(item.parentPath, item.name)));
  return Object.fromEntries(
    await Promise.all(
      names.sort().map(async (name) => [name, (await readFile(path.join(folder, name))).toString('base64')]),
    ),
  );
}

const TABLES = Object.keys(CATALOGUE_TABLES) as CatalogueTable[];

async function rowsIn({ db }: Place) {
  const rows = await Promise.all(
    TABLES.map(async (table) => [
      table,
      (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort(),
    ]),
  );
  return Object.fromEntries(rows) as Record<string, string[]>;
}

const BANNER = '[{ series: ferry-at-six, shape: slim, pr: true }, { series: night-kiln }]';
const shapes = ['cover', 'landscape', 'square', 'wide', 'slim', 'background'];
const link = (name: string) => `${name}: "https://${name}.example/{locale}"`;

const RICH_CATALOGUE = `${CATALOGUE.replace('name: North Quay', 'name: North Quay, picture: quay.png').replace(/banners:[^]*/, '')}banners: { home: ${BANNER}, featured: ${BANNER}, search: ${BANNER} }
rankings: { hottest: ${BANNER}, trending: ${BANNER}, completed: ${BANNER} }
featured: [{ key: rainy, names: { eng: "Rain: 'all' day" }, series: [night-kiln, ferry-at-six] }]
announcements: [{ key: calm, date: 2026-01-01T00:00:00+02:00, texts: { eng: { title: Calm, body: "<p>One</p>\\n<p>Two</p>" } } }]
popups:
  - { key: hello, place: home, kind: image, series: ferry-at-six }
  - { key: grown, place: rating-mature, link: /about, texts: { eng: { subject: Grown up?, body: This is for adults., ok: "Yes", cancel: "No" } } }
news: [{ key: harbour, publisher: north-quay, date: 2026-01-02T00:00:00Z, link: /manga_list/ongoing, texts: { eng: { subject: Yes, body: no } } }]
questionnaires:
  - key: reading
    texts: { eng: { subject: How, other: Other } }
    questions: [{ texts: { eng: { question: Where, answers: ["1", "on"] } } }, { choices: 2, freeText: false, skippable: true, texts: { eng: { question: When, answers: [early, late] } } }]
links:
  social: { ${['chat', 'microblog', 'network'].map(link).join(', ')} }
  stores: { ${['ios', 'android'].map(link).join(', ')} }
  campaigns: { ${['us', 'fr'].map(link).join(', ')} }
  ${['creators', 'about', 'help', 'guidelines'].map(link).join('\n  ')}
`;

const RICH_SERIES = `authors: [Bo Lind, Ana Reyes]
label: WJ
tags: [romance]
publisher: north-quay
status: completed
schedule: weekly
weekday: sunday
rating: mature
direction: ltr
form: pages
simulpub: true
plan: standard
keyed: false
languages:
  eng: { name: Night Kiln, overview: Clay and fire. }
  esp: { name: El horno, overview: Barro y fuego. }
metaInfo:
  eng: { title: Night Kiln online, description: Read it at night. }
  esp: { description: Se lee de noche. }
pictures:
${shapes.map((shape) => `  ${shape}: { eng: a.jpg, esp: b.jpg }`).join('\n')}
banners: { ${['title', 'publisher', 'viewer', 'viewer-insert', 'last-page'].map((place) => `${place}: ${BANNER}`).join(', ')} }
access: { first: 1, newest: [ticket, one-time-free], between: subscription }
chapters:
  - { number: 1, start: 2026-01-05T15:00:00Z }
  - number: 2
    name: Prologue
    titles: { eng: First fire, esp: Primer fuego }
    start: 2026-01-06T15:00:00Z
    starts: { esp: 2026-01-07T15:00:00+01:00 }
    end: 2027-01-13T15:00:00Z
    access: ticket
    form: spreads
    files: { eng: fire.cbz, esp: fuego.cbz }
`;

/** Two series: one says all that can be said, the other leaves some to its chapters. */
async function richFolder(root: string) {
  const pictures = {
    'a.jpg': await pictureInTest(80, 120, 'jpeg', '#a00'),
    'b.jpg': await pictureInTest(80, 120, 'jpeg', '#00a'),
  };
  const chapter = await chapterInTest();
  const kiln = {
    'series.yaml': RICH_SERIES,
    'eng/1.cbz': chapter,
    'esp/1.cbz': chapter,
    'fire.cbz': chapter,
    'fuego.cbz': chapter,
    ...pictures,
  };
  await folderInTest(root, {
    'catalogue.yaml': RICH_CATALOGUE,
    'quay.png': await pictureInTest(1200, 480, 'png', '#369'),
    ...Object.fromEntries(Object.entries(kiln).map(([name, content]) => [`night-kiln/${name}`, content])),
    'ferry-at-six/series.yaml': `${SERIES.replace('authors: [Ana Reyes]\n', '').replace(', overview: Two strangers share a deck.', '')}  - number: 3
    start: 2026-03-01T15:00:00Z
    titles: { eng: Announced }
    access: ticket
  - { number: 4, start: 2026-01-13T15:00:00Z, end: 2027-01-13T15:00:00Z, starts: { eng: 2026-01-14T15:00:00Z }, form: strip, files: { eng: extras/four } }
pictures: { cover: { eng: a.jpg, fra: b.jpg }, wide: { esp: a.jpg } }
access: { first: 1, newest: [], between: free }
keyed: false
`,
    'ferry-at-six/a.jpg': pictures['a.jpg'],
    'ferry-at-six/b.jpg': pictures['b.jpg'],
    'ferry-at-six/extras/four/1.png': await pictureInTest(90, 500, 'png', '#7a5'),
    'ferry-at-six/extras/four/2.png': await pictureInTest(90, 31, 'png', '#7a5'),
    'ferry-at-six/eng/002.zip': await chapterInTest([{ name: 'ComicInfo.xml', bytes: INFO }], '#123'),
  });
}

/** All entries that a file may have; what is of any name or number stands as a star. */
function entriesOf(
  { properties = {}, items, additionalProperties: inner, ...node }: SchemaNode & { default?: unknown },
  at: Pattern = [],
): { at: Pattern; usual: unknown }[] {
  const names = Object.keys(properties);
  const isByCode =
    names.every((name) => Object.hasOwn(LANGUAGE_CODES, name)) ||
    names.every((name) => (LABEL_CODES as readonly string[]).includes(name));
  const own = isByCode
    ? names.slice(0, 1).map((name) => ['*', name] as const)
    : names.map((name) => [name, name] as const);
  const below = [
    ...own.map(([part, name]) => [part, properties[name]!] as const),
    ...[items, inner].flatMap((any) => (typeof any === 'object' ? [['*', any] as const] : [])),
  ];
  return [{ at, usual: node.default }, ...below.flatMap(([part, any]) => entriesOf(any, [...at, part]))];
}

/** Those of its entries that a file does not have, or only as they go without saying. */
async function leftOut(file: string, schema: ZodType): Promise<string[]> {
  const said: unknown = parse(await readFile(file, 'utf8'));
  return entriesOf(toJSONSchema(schema, { io: 'input' }) as SchemaNode)
    .filter(({ at, usual }) =>
      findValues(said, at).every(({ value }) => value === undefined || isDeepStrictEqual(value, usual)),
    )
    .map(({ at }) => at.join('.'));
}

const bothLeaveOut = (root: string) =>
  Promise.all([
    leftOut(path.join(root, 'catalogue.yaml'), catalogueSchema),
    leftOut(path.join(root, 'night-kiln/series.yaml'), seriesSchema),
  ]);

test('an export says all that a folder can say, publishes to the same catalogue, and is exported to the same files', async () => {
  const [a, b] = [await place('a'), await place('b')];
  const [first, second, third] = ['one', 'two', 'three'].map((name) => path.join(base, `folder-${name}`)) as [
    string,
    string,
    string,
  ];
  await richFolder(first);
  expect(await bothLeaveOut(first)).toEqual([[], []]);
  await publish(first, a);
  await exportTo(second, a);
  // The files lie where they are found without it.
  expect(await bothLeaveOut(second)).toEqual([[], ['chapters.*.files', 'chapters.*.files.*']]);
  await publish(second, b);
  await mkdir(third);
  await exportTo(third, b);
  expect(Object.keys(await filesIn(second))).toEqual(
    expect.arrayContaining([
      'catalogue.yaml',
      MANIFEST,
      'ferry-at-six/eng/004/001.webp',
      'ferry-at-six/pictures/cover-eng.webp',
      'pictures/north-quay.webp',
    ]),
  );
  expect(await filesIn(third)).toEqual(await filesIn(second));
  expect(await rowsIn(b)).toEqual(await rowsIn(a));

  const before = await rowsIn(a);
  const kept = () => filesIn(path.join(a.dataDir, 'published'));
  const files = await kept();
  await publish(second, a);
  expect(await rowsIn(a)).toEqual(before);
  expect(await kept()).toEqual(files);
  await Promise.all([a.db.destroy(), b.db.destroy()]);
}, 120_000);

test('a page of an export that somebody has changed is a page like any other', async () => {
  const [a, b] = [await place('a'), await place('b')];
  const [first, second] = [path.join(base, 'one'), path.join(base, 'two')];
  await folderInTest(first);
  await publish(first, a);
  await exportTo(second, a);
  const page = 'ferry-at-six/eng/001/001.webp';
  await writeAll(second, { [page]: await pictureInTest(60, 90, 'webp', '#f00') });
  await publish(second, b);
  const namesIn = async ({ db }: Place) =>
    (await db.selectFrom('chapters').select('source_json').orderBy('id').execute()).map(
      ({ source_json }) => (JSON.parse(source_json) as { pages: string[] }).pages,
    );
  const [was, is] = [await namesIn(a), await namesIn(b)];
  expect(is[0]![0]).not.toBe(was[0]![0]);
  expect(is.slice(1)).toEqual(was.slice(1));
  await Promise.all([a.db.destroy(), b.db.destroy()]);
}, 60_000);

test('an export that could not be published again is refused', () => {
  const manifest = { 'a/eng/001/001.webp': { hash: 'a'.repeat(64), name: 'b'.repeat(32) } };
  const text = printManifest(manifest);
  expect(printManifest(manifest, text.length)).toBe(text);
  expect(() => printManifest(manifest, text.length - 1)).toThrow(
    'There are too many pictures for an export, 1: it could not be published again.',
  );
});

test('an export goes into no folder that has something in it, and leaves none where it fails', async () => {
  const a = await place('a');
  await folderInTest(path.join(base, 'one'));
  await publish(path.join(base, 'one'), a);
  await expect(exportTo(path.join(base, 'one'), a)).rejects.toThrow('is not empty');
  await rm(path.join(a.dataDir, 'published'), { recursive: true });
  await expect(exportTo(path.join(base, 'two'), a)).rejects.toThrow(
    /cannot be exported: its published file \w+-super_high is missing/,
  );
  await writeFile(path.join(base, 'file'), '');
  await expect(exportTo(path.join(base, 'file/three'), a)).rejects.toThrow('ENOTDIR');
  expect((await readdir(base)).sort()).toEqual(['a', 'file', 'one']);
  await a.db.destroy();
}, 60_000);

test.each([['{'], ['[]'], ['{"a.webp":{"hash":"x","name":"../../etc"}}']])('%s is no manifest', async (text) => {
  await folderInTest(base, { [MANIFEST]: text });
  expect((await readPublication(base, { now: NOW })).faults).toMatchObject([
    { file: MANIFEST, message: 'It is not what an export writes.' },
  ]);
});
