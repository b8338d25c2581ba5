import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { limits } from '@/lib/limits';
import { describeChanges } from '@/lib/origin/publish/apply/describe-changes';
import { findChanges } from '@/lib/origin/publish/apply/find-changes';
import { CATALOGUE, chapterInTest, folderInTest, SERIES, writeAll } from '@/lib/origin/publish/folder-in-test';
import { namePublication } from '@/lib/origin/publish/prepare/name-publication';
import { readPublication } from '@/lib/origin/publish/read-publication';
import { parseMark } from '@/lib/origin/publish/unpublish/parse-mark';
import { letIn, takeOut } from '@/lib/origin/publish/unpublish/take-out';
import { publishFolder } from '@/tests/support/publish-folder';

import { DAY, openOrigin, type TestOrigin } from '../open-origin';

const TOKEN = 'the-operator-and-nobody-else';
const HOUR = 3_600;
const MORE = `popups:
  - { key: hello, place: home, link: /manga_list/ongoing, texts: { eng: { subject: Hello, body: There, ok: Yes } } }
announcements:
  - { key: calm, date: 2020-01-01T00:00:00Z, texts: { eng: { title: Calm, body: <p>So calm.</p> } } }
news:
  - { key: harbour, publisher: north-quay, date: 2020-01-01T00:00:00Z, texts: { eng: { subject: Harbour, body: New. } } }
questionnaires:
  - { key: reading, texts: { eng: { subject: How, other: Other } }, questions: [{ texts: { eng: { question: Where, answers: [Here, There] } } }] }
site:
  eng: { tagline: Comics from the coast, section: Comics, beta: { text: New here }, chapters: All chapters are free. }
links: { social: { chat: 'https://chat.example/{locale}' }, stores: { ios: https://store.example/1 } }
`;
const FEATURED = 'featured: [{ key: tram, names: { eng: Tram }, series: [night-tram] }]\n';
const at = (seconds: number) => new Date(seconds * 1000).toISOString();
/** A series with these chapters, of which the newest is free and the one before needs a ticket. */
const seriesOf = (chapters: string) =>
  SERIES.replace(
    /chapters:[^]*/,
    `access: { first: 0, newest: [free, ticket], between: subscription }\nmetaInfo: { eng: { title: Ferry, description: All aboard. } }\nchapters:\n${chapters}`,
  );
/** Another series, in English only. */
const TRAM = SERIES.replaceAll('Ferry', 'Tram').replace(/ {2}(esp:.*|- number: 2\n.*)\n/g, '');

let root: string;
let origin: TestOrigin;
let now: number;
beforeAll(async () => void (origin = await openOrigin({ demoSeed: undefined, adminToken: TOKEN })));
afterAll(() => origin.close());
/** Each test begins later and replaces the catalogue of the one before. */
beforeEach(async () => {
  origin.clock.now += 100 * DAY;
  now = origin.clock.now;
  root = await mkdtemp(path.join(tmpdir(), 'published-'));
  await folderInTest(root, {
    'catalogue.yaml': CATALOGUE + MORE,
    'ferry-at-six/series.yaml': seriesOf(
      `  - { number: 1, start: ${at(now - 2 * DAY)}, titles: { eng: Crossings } }\n  - { number: 2, start: ${at(now + HOUR)} }\n`,
    ),
  });
});
afterEach(() => rm(root, { recursive: true }));

const publish = () => publishFolder(root, origin, { withPictures: false });
const addTram = async () =>
  writeAll(root, { 'night-tram/series.yaml': TRAM, 'night-tram/eng/1.cbz': await chapterInTest() });
const titles = async () =>
  (await origin.view('title_list/allV2?type=all')).allTitlesViewV2!.allTitlesGroup!.flatMap(
    (group) => group.titles ?? [],
  );
const titleIds = async () => (await titles()).map(({ titleId }) => titleId!).sort((a, b) => a - b);
const detailOf = async (titleId: number, session?: string) =>
  (await origin.view(`title_detailV3?title_id=${titleId}`, { session })).titleDetailView!;
/** The ids of an edition and its chapters. */
const edition = async (language: 'eng' | 'esp') => {
  const { id } = await origin.database
    .selectFrom('titles')
    .innerJoin('series', 'series.id', 'titles.series_id')
    .select('titles.id')
    .where('titles.language', '=', language)
    .where('slug', '=', 'ferry-at-six')
    .executeTakeFirstOrThrow();
  const rows = await origin.database
    .selectFrom('chapters')
    .select('id')
    .where('title_id', '=', id)
    .orderBy('number')
    .execute();
  return { id, chapters: rows.map((row) => row.id) };
};
const favorites = async (session: string) =>
  ((await origin.view('title_list/bookmark', { session })).subscribedTitlesView!.titles ?? []).map(
    ({ titleId }) => titleId,
  );
/** The tables and series that publishing the folder would change. */
async function pendingChanges() {
  const { publication } = await readPublication(root, { now: origin.clock.now });
  const { series, ...rest } = namePublication(publication!, origin.clock.now);
  const unpictured = { ...rest, series: series.map((one) => ({ ...one, pictures: {} })) };
  const changes = await findChanges(origin.database, unpictured, origin.clock.now);
  const tables = Object.entries(changes.tables).flatMap(([table, kinds]) =>
    Object.entries(kinds).flatMap(([kind, rows]) => (rows.length > 0 ? [`${table} ${kind} ${rows.length}`] : [])),
  );
  return { tables, summary: await describeChanges(origin.database, changes) };
}

test('a published folder is the catalogue', async () => {
  await publish();
  const [english] = await titles();
  expect(english).toMatchObject({ name: 'The Six O’Clock Ferry', author: 'Ana Reyes' });
  const detail = await detailOf(english!.titleId!);
  expect(detail).toMatchObject({
    overview: 'Two strangers share a deck.',
    nextTimeStamp: now + HOUR,
    metaInfo: { metaTitle: 'Ferry', metaDescription: 'All aboard.' },
    label: { description: 'Nightjar Weekly' },
  });
  expect(detail.titleLanguages).toHaveLength(2);
  expect(detail.chapterListV2).toMatchObject([{ name: '#1', subTitle: 'Crossings' }]);
  const { serviceAnnouncementsView } = await origin.view('web/announcement');
  expect(serviceAnnouncementsView!.serviceAnnouncements).toMatchObject([{ title: 'Calm' }]);
  const { questionnaireView } = await origin.view('questionnaire?questionnaire_key=reading');
  expect(questionnaireView).toMatchObject({ subject: 'How' });
  expect((await origin.view('web/web_homeV4')).webHomeViewV4!.popup).toMatchObject({ oSDefault: { subject: 'Hello' } });
  const { searchView } = await origin.view('title_list/search?keyword=ferry');
  expect(searchView!.allTitlesGroup).toHaveLength(1);
  const links = async () => (await origin.view('web/links')).siteLinksView!.links ?? [];
  expect(await links()).toEqual([
    { place: 'chat', url: 'https://chat.example/{locale}' },
    { place: 'ios', url: 'https://store.example/1' },
  ]);
  const words = async () => (await origin.view('web/words')).siteWordsView!.words ?? [];
  expect(await words()).toMatchObject([
    { tagline: 'Comics from the coast', section: 'Comics', list: '', betaText: 'New here', homeTitle: '' },
  ]);
  const note = async () => (await detailOf(english!.titleId!)).viewingPeriodDescription;
  expect(await note()).toBe('All chapters are free.');
  await writeAll(root, { 'catalogue.yaml': CATALOGUE });
  await publish();
  expect([await links(), await words(), await note()]).toEqual([[], [], '']);
});

const latestChapters = async (language: string) =>
  (await origin.view(`chapter_list/latest?clang=${language}`)).latestChaptersView!.chapters!;

test('the last chapters of a language stay the latest when home lists none any more', async () => {
  await publish();
  const first = { chapter: { chapterName: '#1', isLatest: true }, startTimeStamp: now - 2 * DAY };
  expect(await latestChapters('eng')).toMatchObject([first]);
  origin.clock.now = now + 60 * DAY;
  expect((await origin.view('web/web_homeV4?lang=eng&clang=eng')).webHomeViewV4!.groups).toEqual([]);
  expect(await latestChapters('eng')).toMatchObject([
    { chapter: { chapterName: '#2', isLatest: true }, startTimeStamp: now + HOUR },
    { chapter: { chapterName: '#1', isLatest: false }, startTimeStamp: now - 2 * DAY },
  ]);
  expect(await latestChapters('fra')).toEqual([]);
  const max = jest.replaceProperty(limits as { latestChaptersMax: number }, 'latestChaptersMax', 1);
  origin.clock.now++;
  expect((await latestChapters('eng,esp')).map(({ chapter }) => chapter!.chapterName)).toEqual(['#2']);
  max.restore();
});

describe('publishing again', () => {
  test('a changed series writes its rows only, and keeps ids and what readers have', async () => {
    await publish();
    const before = await edition('eng');
    await origin.view(`title_list/bookmark?title_id=${before.id}`, { method: 'PUT', session: 'reader' });
    const series = seriesOf(
      `  - { number: 1, start: ${at(now - 2 * DAY)} }\n  - { number: 2, start: ${at(now + HOUR)} }\n`,
    );
    await writeAll(root, {
      'ferry-at-six/series.yaml': series.replace('The Six O’Clock Ferry', 'Lamp Lane'),
      'ferry-at-six/esp/002.cbz': await chapterInTest([], '#123'),
    });
    const { tables, summary } = await pendingChanges();
    expect(tables).toEqual(expect.arrayContaining(['chapters fresh 1', 'published_texts changed 1']));
    expect(tables.filter((table) => !/^(titles|chapters|published_texts) /.test(table))).toEqual([]);
    expect(summary).toMatchObject({
      series: [{ slug: 'ferry-at-six', kind: 'changed', titles: 2, chapters: { fresh: ['esp/2'], gone: [] } }],
      shelves: [],
    });
    await publish();
    expect(await edition('eng')).toEqual(before);
    expect(await favorites('reader')).toEqual([before.id]);
    const found = await origin.view('title_list/search?keyword=lamp%20lane');
    expect(found.searchView!.allTitlesGroup).toMatchObject([{ theTitle: 'Lamp Lane' }]);
    expect((await pendingChanges()).tables).toEqual([]);
  });

  test('without a series removes it, reports what readers lose, and brings it back under its ids', async () => {
    await addTram();
    await publish();
    const both = await titleIds();
    const tram = (await titles()).find(({ name }) => name!.includes('Tram'))!.titleId!;
    await origin.view(`title_list/bookmark?title_id=${tram}`, { method: 'PUT', session: 'ada' });
    await rm(path.join(root, 'night-tram'), { recursive: true });
    expect((await pendingChanges()).summary).toMatchObject({
      series: [{ slug: 'night-tram', kind: 'gone', titles: 1, chapters: { gone: ['eng/1'] } }],
      marks: { favorites: 1, views: 0 },
    });
    await publish();
    expect(await titleIds()).toEqual(both.filter((id) => id !== tram));
    expect((await origin.refusal(`title_detailV3?title_id=${tram}`)).englishPopup?.subject).toBe('Not Found');
    await addTram();
    await publish();
    expect(await titleIds()).toEqual(both);
  });
});

test('a survey that leaves the folder closes, keeps its answers, and opens again with them', async () => {
  const survey = 'questionnaire?questionnaire_key=reading';
  const surveys = async () =>
    (await origin.send('admin/surveys?lang=eng', { headers: { authorization: `Bearer ${TOKEN}` } })).json();
  await publish();
  await origin.view(survey, { method: 'PUT', session: 'ada', body: JSON.stringify({ q1: 'Here' }) });
  await writeAll(root, { 'catalogue.yaml': CATALOGUE });
  await publish();
  expect((await origin.refusal(survey, { session: 'ada' })).englishPopup!.subject).toBe('Not Found');
  expect(await surveys()).toMatchObject({ surveys: [{ key: 'reading', isClosed: true, answers: 1 }] });
  await writeAll(root, { 'catalogue.yaml': CATALOGUE + MORE });
  await publish();
  expect((await origin.view(survey, { session: 'ada' })).questionnaireView!.isAnswered).toBe(true);
  expect(await surveys()).toMatchObject({ surveys: [{ key: 'reading', isClosed: false, answers: 1 }] });
});

describe('unpublishing', () => {
  const NEVER_WAS = /^There is no (title|chapter) \d+\.$/;
  const out = async (part: string) => {
    const outcome = await takeOut(origin.database, parseMark(part), origin.clock.now);
    origin.clock.now++;
    return outcome;
  };
  const back = async (part: string) => letIn(origin.database, parseMark(part), origin.clock.now);

  test('takes a series out of every answer, also when it is published again, until it is let in', async () => {
    const session = 'takedown';
    await addTram();
    await writeAll(root, { 'catalogue.yaml': CATALOGUE + FEATURED });
    await publish();
    const tram = (await titles()).find(({ name }) => name!.includes('Tram'))!.titleId!;
    const [{ chapterId }] = (await detailOf(tram)).chapterListV2 as [{ chapterId: number }];
    await origin.view(`title_list/bookmark?title_id=${tram}`, { method: 'PUT', session });
    const { pages } = (await origin.view(`manga_viewer?chapter_id=${chapterId}`, { session })).mangaViewer!;
    expect(await out('night-tram')).toEqual({ wasOut: false, series: 1, editions: 1, chapters: 1 });
    const expectGone = async () => {
      expect(await titleIds()).not.toContain(tram);
      for (const call of [`title_detailV3?title_id=${tram}`, `manga_viewer?chapter_id=${chapterId}`])
        expect((await origin.refusal(call)).debugInfo).toMatch(NEVER_WAS);
      expect((await origin.fetch(pages![1]!.mangaPage!.imageUrl!)).status).toBe(404);
      expect(await favorites(session)).toEqual([]);
      const lists = [
        await origin.view('web/web_homeV4?lang=eng'),
        await origin.view('featuredV2?lang=eng'),
        await origin.view('title_list/search?keyword=Tram'),
      ];
      expect(JSON.stringify(lists)).not.toContain('Tram');
    };
    await expectGone();
    await publish();
    await expectGone();
    expect(await back('night-tram')).toEqual([]);
    await publish();
    expect(await titleIds()).toContain(tram);
    expect(await favorites(session)).toEqual([tram]);
    expect((await detailOf(tram, session)).chapterListV2![0]!.alreadyViewed).toBe(true);
  });
});

test('an endless chapter is open in 2040, and its 32-bit start time is 0', async () => {
  now = origin.clock.now = Date.UTC(2040, 0, 1) / 1000;
  const chaptersOfSeries = `  - { number: 1, start: 2019-01-01T00:00:00Z }\n  - { number: 2, start: ${at(now - HOUR)} }\n`;
  await writeAll(root, { 'ferry-at-six/series.yaml': seriesOf(chaptersOfSeries) });
  await publish();
  const { id, chapters } = await edition('eng');
  expect((await origin.ask(`manga_viewer?chapter_id=${chapters[1]}`)).error).toBeFalsy();
  const listed = (await detailOf(id)).chapterListV2!.find(({ chapterId }) => chapterId === chapters[1])!;
  expect(listed).toMatchObject({ startTimeStamp: now - HOUR, endTimeStamp: limits.noEndTimeStamp });
  const { groups } = (await origin.view('web/web_homeV4?lang=eng&clang=eng')).webHomeViewV4!;
  expect(groups![0]!.titleGroups![0]!.chapterStartTime ?? 0).toBe(0);
  expect((await latestChapters('eng'))[0]!.startTimeStamp).toBe(now - HOUR);
});
