import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describeChanges } from '@/lib/origin/publish/apply/describe-changes';
import { findChanges } from '@/lib/origin/publish/apply/find-changes';
import { chapterInTest, folderInTest, SERIES, writeAll } from '@/lib/origin/publish/folder-in-test';
import { namePublication } from '@/lib/origin/publish/prepare/name-publication';
import { readPublication } from '@/lib/origin/publish/read-publication';
import { publishFolder } from '@/tests/support/publish-folder';

import { openOrigin, type TestOrigin } from '../open-origin';

const CATALOGUE = `labels: { WJ: Nightjar Weekly }
tags: { romance: { eng: Romance }, sea: { eng: Sea } }
publishers: { north-quay: { name: North Quay } }
banners: { home: [{ series: ferry-at-six }, { series: lamp-street }] }
featured: [{ key: ours, names: { eng: Ours }, series: [lamp-street, ferry-at-six] }]
popups: [{ key: hello, place: home, link: /manga_list/ongoing, texts: { eng: { subject: Hello, body: There, ok: Yes } } }]
announcements: [{ key: calm, date: 2020-01-01T00:00:00Z, texts: { eng: { title: Calm, body: <p>So calm.</p> } } }]
`;

let root: string;
let origin: TestOrigin;
beforeAll(async () => void (origin = await openOrigin({ demoSeed: undefined })), 120_000);
afterAll(() => origin.close());
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'published-again-'));
  const chapter = await chapterInTest();
  await folderInTest(root, {
    'catalogue.yaml': CATALOGUE,
    'lamp-street/series.yaml': SERIES.replace('The Six O’Clock Ferry', 'Lamp Street'),
    'lamp-street/eng/001.cbz': chapter,
    'lamp-street/eng/002.cbz': chapter,
    'lamp-street/esp/001.cbz': chapter,
  });
});
afterEach(() => rm(root, { recursive: true }));

const publish = () => publishFolder(root, origin, { withPictures: false });
const marksOfWriting = () =>
  origin.database
    .selectFrom('meta')
    .selectAll()
    .where('key', 'in', ['catalogue', 'publishing', 'schedule'])
    .orderBy('key')
    .execute();

/** What publishing the folder would change now: tables and rows, and in words. */
async function wouldChange() {
  const { now } = origin.clock;
  const { publication } = await readPublication(root, { now });
  const { series, ...rest } = namePublication(publication!, now);
  const changes = await findChanges(
    origin.database,
    { ...rest, series: series.map((one) => ({ ...one, pictures: {} })) },
    now,
  );
  const tables = Object.entries(changes.tables).flatMap(([table, kinds]) =>
    Object.entries(kinds).flatMap(([kind, rows]) => (rows.length > 0 ? [`${table} ${kind} ${rows.length}`] : [])),
  );
  return { tables, told: await describeChanges(origin.database, changes) };
}

test('the same folder once more writes nothing, and leaves the catalogue its version', async () => {
  await publish();
  const before = await marksOfWriting();
  origin.clock.now += 60;
  await publish();
  expect(await marksOfWriting()).toEqual(before);
  expect(await wouldChange()).toMatchObject({
    tables: [],
    told: { series: [], shelves: [], marks: { favorites: 0, views: 0 } },
  });
});

test('one series that changed has its rows written, and nothing else', async () => {
  await publish();
  const before = await marksOfWriting();
  const ids = () => origin.database.selectFrom('banners').selectAll().orderBy('id').execute();
  const banners = await ids();
  await writeAll(root, {
    'lamp-street/series.yaml': SERIES.replace('The Six O’Clock Ferry', 'Lamp Lane'),
    'lamp-street/esp/002.cbz': await chapterInTest([], '#123'),
  });
  const { tables, told } = await wouldChange();
  // One has another name, the other a newer chapter.
  expect(tables).toEqual(['titles changed 2', 'chapters fresh 1', 'published_texts changed 1']);
  expect(told).toMatchObject({
    series: [
      { slug: 'lamp-street', kind: 'changed', titles: 2, chapters: { fresh: ['esp/2'], changed: [], gone: [] } },
    ],
    shelves: [],
  });
  await publish();
  expect(await marksOfWriting()).not.toEqual(before);
  expect(await ids()).toEqual(banners);
  expect(await origin.view('title_list/search?keyword=lamp%20lane')).toMatchObject({
    searchView: { allTitlesGroup: [{ theTitle: 'Lamp Lane' }] },
  });
  expect((await wouldChange()).tables).toEqual([]);
});

test('what would go is told, with what readers have of it', async () => {
  await publish();
  const { id: title } = await origin.database
    .selectFrom('titles')
    .select('id')
    .where('name', '=', 'Lamp Street')
    .executeTakeFirstOrThrow();
  const { id: chapter } = await origin.database
    .selectFrom('chapters')
    .select('id')
    .where('title_id', '=', title)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow();
  await origin.send(`title_list/bookmark?title_id=${title}`, { method: 'PUT', session: 'ada' });
  await origin.view(`manga_viewer?chapter_id=${chapter}`, { session: 'ada' });
  await rm(path.join(root, 'lamp-street'), { recursive: true });
  await writeAll(root, {
    'catalogue.yaml': CATALOGUE.replace(', { series: lamp-street }', '').replace('lamp-street, ', ''),
  });
  expect((await wouldChange()).told).toMatchObject({
    series: [
      {
        slug: 'lamp-street',
        kind: 'gone',
        titles: 2,
        chapters: { fresh: [], changed: [], gone: ['eng/1', 'eng/2', 'esp/1'] },
      },
    ],
    shelves: ['featured', 'banners'],
    marks: { favorites: 1, views: 1 },
  });
  await publish();
  expect((await wouldChange()).tables).toEqual([]);
});
