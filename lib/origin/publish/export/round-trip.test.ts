/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { openKeptFiles } from '../../kept/open-kept-files';
import { CATALOGUE_TABLES, type CatalogueTable } from '../../store/catalogue-tables';
import { migrate } from '../../store/migrate';
import { openSqlite } from '../../store/open-sqlite';
import type { Schema } from '../../store/schema';
import { CATALOGUE, chapterInTest, folderInTest, SERIES } from '../folder-in-test';
import { pictureInTest } from '../pages/picture-in-test';
import { publishPrepared } from '../publish-prepared';
import { readPublication } from '../read-publication';
import { readStored } from '../stored/read-stored';
import { MANIFEST } from './manifest';
import { planExport } from './plan-export';
import { writeExport } from './write-export';

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
site:
  eng: { tagline: Comics, section: Comics, beta: { text: 'It’s: new', more: Yes }, home: { title: New } }
  tha: { description: การ์ตูน, list: All, chapters: Free. }
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

/** Two series: one with every entry, the other with data in its ComicInfo.xml. */
async function richFolder(root: string) {
  const [red, blue] = [await pictureInTest(80, 120, 'jpeg', '#a00'), await pictureInTest(80, 120, 'jpeg', '#00a')];
  const chapter = await chapterInTest();
  const kiln = {
    'series.yaml': RICH_SERIES,
    'eng/1.cbz': chapter,
    'esp/1.cbz': chapter,
    'fire.cbz': chapter,
    'fuego.cbz': chapter,
    'a.jpg': red,
    'b.jpg': blue,
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
    'ferry-at-six/a.jpg': red,
    'ferry-at-six/b.jpg': blue,
    'ferry-at-six/extras/four/1.png': await pictureInTest(90, 500, 'png', '#7a5'),
    'ferry-at-six/extras/four/2.png': await pictureInTest(90, 31, 'png', '#7a5'),
    'ferry-at-six/eng/002.zip': await chapterInTest([{ name: 'ComicInfo.xml', bytes: INFO }], '#123'),
  });
}

test('an export publishes to the same rows, and exports to the same files again', async () => {
  const [a, b] = [await place('a'), await place('b')];
  const [first, second, third] = [path.join(base, 'one'), path.join(base, 'two'), path.join(base, 'three')];
  await richFolder(first);
  await publish(first, a);
  await exportTo(second, a);
  await publish(second, b);
  await mkdir(third);
  await exportTo(third, b);
  expect(await filesIn(second)).toMatchObject({ 'catalogue.yaml': expect.any(String), [MANIFEST]: expect.any(String) });
  expect(await filesIn(third)).toEqual(await filesIn(second));
  expect(await rowsIn(b)).toEqual(await rowsIn(a));

  const state = async () => [await rowsIn(a), await filesIn(path.join(a.dataDir, 'published'))];
  const before = await state();
  await publish(second, a);
  expect(await state()).toEqual(before);
  await Promise.all([a.db.destroy(), b.db.destroy()]);
}, 120_000);

test('an export needs an empty folder, and leaves nothing when it fails', async () => {
  const a = await place('a');
  await folderInTest(path.join(base, 'one'));
  await publish(path.join(base, 'one'), a);
  await expect(exportTo(path.join(base, 'one'), a)).rejects.toThrow('is not empty');
  await rm(path.join(a.dataDir, 'published'), { recursive: true });
  await expect(exportTo(path.join(base, 'two'), a)).rejects.toThrow(
    /cannot be exported: its published file \w+-super_high is missing/,
  );
  expect((await readdir(base)).sort()).toEqual(['a', 'one']);
  await a.db.destroy();
});

test.each([['{'], ['[]'], ['{"a.webp":{"hash":"x","name":"../../etc"}}']])('rejects the manifest %s', async (text) => {
  await folderInTest(base, { [MANIFEST]: text });
  expect((await readPublication(base, { now: NOW })).faults).toMatchObject([
    { file: MANIFEST, message: 'It is not what an export writes.' },
  ]);
});
