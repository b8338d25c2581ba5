import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TableNode, UpdateQueryNode } from 'kysely';

import { CATALOGUE, chapterInTest, folderInTest, SERIES, writeAll } from '@/lib/origin/publish/folder-in-test';
import { CATALOGUE_KEY } from '@/lib/origin/store/create-store';
import { followSchedule, SCHEDULE_KEY } from '@/lib/origin/store/follow-schedule';
import { publishFolder } from '@/tests/support/publish-folder';

import { DAY, openOrigin, type TestOrigin } from '../open-origin';

const at = (seconds: number) => new Date(seconds * 1000).toISOString();
/** Chapter 1 came out two days ago, chapter 2 comes in an hour. */
const text = () =>
  SERIES.replace('2026-01-05T15:00:00Z', at(origin.clock.now - 2 * DAY))
    .replace('2026-01-12T15:00:00Z', at(origin.clock.now + 3600))
    .replace(
      'chapters:',
      'access: { first: 0, newest: [free, ticket], between: app }\nmetaInfo: { eng: { title: Ferry, description: All aboard. } }\nchapters:',
    );
const MORE = `popups:
  - { key: hello, place: home, link: /manga_list/ongoing, texts: { eng: { subject: Hello, body: There, ok: Yes } } }
announcements:
  - { key: calm, date: 2020-01-01T00:00:00Z, texts: { eng: { title: Calm, body: <p>So calm.</p> } } }
news:
  - { key: harbour, publisher: north-quay, date: 2020-01-01T00:00:00Z, texts: { eng: { subject: Harbour, body: New. } } }
questionnaires:
  - { key: reading, texts: { eng: { subject: How, other: Other } }, questions: [{ texts: { eng: { question: Where, answers: [Here, There] } } }] }
`;

let root: string;
let origin: TestOrigin;
beforeAll(async () => void (origin = await openOrigin({ demoSeed: undefined })), 120_000);
afterAll(() => origin.close());
/** Each test begins some days later: what another published is replaced. */
beforeEach(async () => {
  origin.clock.now += 10 * DAY;
  root = await mkdtemp(path.join(tmpdir(), 'published-'));
  await folderInTest(root, { 'catalogue.yaml': CATALOGUE + MORE, 'ferry-at-six/series.yaml': text() });
});
afterEach(() => rm(root, { recursive: true }));

const publish = () => publishFolder(root, origin, { withPictures: false });
const titles = async () =>
  (await origin.view('title_list/allV2?type=all')).allTitlesViewV2!.allTitlesGroup!.flatMap(
    (group) => group.titles ?? [],
  );
const detailOf = async (titleId: number) => (await origin.view(`title_detailV3?title_id=${titleId}`)).titleDetailView!;
const viewerOf = async (chapterId: number) => (await origin.view(`manga_viewer?chapter_id=${chapterId}`)).mangaViewer!;

test('a published folder is the catalogue', async () => {
  const { now } = origin.clock;
  await publish();
  const [english] = await titles();
  expect(english).toMatchObject({ name: 'The Six O’Clock Ferry', author: 'Ana Reyes' });
  const detail = await detailOf(english!.titleId!);
  expect(detail).toMatchObject({
    overview: 'Two strangers share a deck.',
    nextTimeStamp: now + 3600,
    metaInfo: { metaTitle: 'Ferry', metaDescription: 'All aboard.' },
    label: { description: 'Nightjar Weekly' },
  });
  expect(detail.titleLanguages).toHaveLength(2);
  expect(detail.chapterListV2).toMatchObject([{ name: '#1', subTitle: 'Sixty-one Crossings' }]);
  expect((await origin.view('web/announcement')).serviceAnnouncementsView!.serviceAnnouncements).toMatchObject([
    { title: 'Calm' },
  ]);
  expect((await origin.view('questionnaire?questionnaire_key=reading')).questionnaireView).toMatchObject({
    subject: 'How',
  });
  expect((await origin.view('web/web_homeV4')).webHomeViewV4!.popup).toMatchObject({ oSDefault: { subject: 'Hello' } });
  expect((await origin.view('title_list/search?keyword=ferry')).searchView).toBeDefined();
});

test('a chapter of number 0 is before the first', async () => {
  const prologue = `chapters:\n  - number: 0\n    start: ${at(origin.clock.now - 3 * DAY)}\n`;
  await writeAll(root, {
    'ferry-at-six/series.yaml': text().replace('chapters:\n', prologue),
    'ferry-at-six/eng/000.cbz': await chapterInTest(),
  });
  await publish();
  const { chapterListV2, firstChapterList, chapterListGroup } = await detailOf((await titles())[0]!.titleId!);
  for (const list of [chapterListV2, firstChapterList]) expect(list!.map(({ name }) => name)).toEqual(['#0', '#1']);
  expect(chapterListGroup!.map(({ chapterNumbers }) => chapterNumbers)).toEqual(['0-1']);
});

test('places elsewhere are told as they are named, and no longer than that', async () => {
  const links = async () => (await origin.view('web/links')).siteLinksView!.links ?? [];
  const named = `links: { social: { chat: 'https://chat.example/{locale}' }, stores: { ios: https://store.example/1 }, creators: https://creators.example, campaigns: { us: https://store.example/us } }\n`;
  await writeAll(root, { 'catalogue.yaml': CATALOGUE + named });
  await publish();
  expect(await links()).toEqual([
    { place: 'campaign-us', url: 'https://store.example/us' },
    { place: 'chat', url: 'https://chat.example/{locale}' },
    { place: 'creators', url: 'https://creators.example' },
    { place: 'ios', url: 'https://store.example/1' },
  ]);
  await writeAll(root, { 'catalogue.yaml': CATALOGUE });
  await publish();
  expect(await links()).toEqual([]);
});

test('a scheduled chapter opens to the second, and those before it as its series says @4.22', async () => {
  const { now } = origin.clock;
  await publish();
  const [english] = await titles();
  const chapters = await origin.database
    .selectFrom('chapters')
    .select(['id', 'number'])
    .where('title_id', '=', english!.titleId!)
    .orderBy('number')
    .execute();
  const [first, second] = [chapters[0]!, chapters[1]!];
  origin.clock.now = now + 3599;
  expect((await origin.refusal(`manga_viewer?chapter_id=${second.id}`)).englishPopup?.subject).toBeDefined();
  origin.clock.now = now + 3600;
  expect((await viewerOf(second.id)).chapterName).toBe('#2');
  origin.clock.now = now + 3660;
  const access = async (id: number) =>
    (await origin.database.selectFrom('chapters').select('access').where('id', '=', id).executeTakeFirstOrThrow())
      .access;
  await titles();
  expect([await access(first.id), await access(second.id)]).toEqual(['ticket', 'free']);
  expect((await detailOf(english!.titleId!)).nextTimeStamp).toBe(0);
});

test('those before it open otherwise in the second of its release, and again in that of its end, whoever asked just before', async () => {
  const { now } = origin.clock;
  await writeAll(root, {
    'ferry-at-six/series.yaml': text().replace(/(number: 2\n.*)/, `$1\n    end: ${at(now + 3610)}`),
  });
  await publish();
  const { id } = await origin.database
    .selectFrom('chapters')
    .select('id')
    .where('sub_title', '=', 'Sixty-one Crossings')
    .executeTakeFirstOrThrow();
  const openedAt = async (seconds: number) => {
    origin.clock.now = now + seconds;
    const { success, error } = await origin.ask(`manga_viewer?chapter_id=${id}`);
    return success ? 'open' : error!.englishPopup!.subject;
  };
  const ticket = 'A ticket is needed';
  expect([await openedAt(3599), await openedAt(3600), await openedAt(3609), await openedAt(3610)]).toEqual([
    'open',
    ticket,
    ticket,
    'open',
  ]);
});

test('one that closes is none of the newest any longer @4.22', async () => {
  const { now } = origin.clock;
  await writeAll(root, {
    'ferry-at-six/series.yaml': text().replace(/(number: 2\n.*)/, `$1\n    end: ${at(now + 7200)}`),
  });
  await publish();
  const accesses = async () => {
    await titles();
    return (
      await origin.database
        .selectFrom('chapters')
        .select('access')
        .where('sub_title', '=', 'Sixty-one Crossings')
        .execute()
    ).map(({ access }) => access);
  };
  expect(await accesses()).toEqual(['free']);
  origin.clock.now = now + 3660;
  expect(await accesses()).toEqual(['ticket']);
  origin.clock.now = now + 7260;
  expect(await accesses()).toEqual(['free']);
});

test('the next chapter is told of while one is to come, with pages or without', async () => {
  const { now } = origin.clock;
  await writeAll(root, {
    'ferry-at-six/series.yaml': `${text()}  - number: 3\n    start: ${at(now + 7200)}\n  - number: 4\n    start: ${at(now + 9000)}\n`,
  });
  await publish();
  const nextAt = async (seconds: number) => {
    origin.clock.now = now + seconds;
    await titles();
    return (await origin.database.selectFrom('series').select('next_start_at').executeTakeFirstOrThrow()).next_start_at;
  };
  expect([await nextAt(60), await nextAt(3660), await nextAt(7260), await nextAt(9060)]).toEqual([
    now + 3600,
    now + 7200,
    now + 9000,
    0,
  ]);
  // So it does a clock that is set back, and forward again.
  expect([await nextAt(60), await nextAt(3660), await nextAt(7260)]).toEqual([now + 3600, now + 7200, now + 9000]);
});

test('how far the schedule was followed is written down also where nothing came out, and says of no change', async () => {
  const { now } = origin.clock;
  await publish();
  const noted = async () => {
    const rows = await origin.database
      .selectFrom('meta')
      .select(['key', 'value'])
      .where('key', 'in', [SCHEDULE_KEY, CATALOGUE_KEY])
      .execute();
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  };
  const notedAt = async (seconds: number) => {
    origin.clock.now = now + seconds;
    await titles();
    return noted();
  };
  const [first, hour] = [20 * 86_400, 3_600];
  const before = await notedAt(first);
  expect(await notedAt(first + hour)).toEqual({ ...before, [SCHEDULE_KEY]: String(now + first + hour) });
  expect(await notedAt(first + hour + 60)).toEqual({ ...before, [SCHEDULE_KEY]: String(now + first + hour) });
});

test('of several that follow the schedule at once one writes what follows', async () => {
  const { now } = origin.clock;
  await publish();
  const [written, logged]: [string[], string[]] = [[], []];
  const database = origin.database.withPlugin({
    transformQuery: ({ node }) => {
      if (UpdateQueryNode.is(node) && node.table && TableNode.is(node.table))
        written.push(node.table.table.identifier.name);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const several = <Result>(act: () => Promise<Result>) => Promise.all(Array.from({ length: 4 }, act));
  // Each has its connection open, so that none comes late.
  await several(() => database.selectFrom('meta').selectAll().execute());
  await several(() =>
    followSchedule(
      database,
      () => now + 3600,
      (line) => logged.push(line),
    )(),
  );
  expect(written.filter((table) => table === 'series')).toEqual(['series']);
  expect(logged).toEqual([]);
});

test('publishing again keeps ids, and what readers have', async () => {
  await publish();
  const [english] = await titles();
  const [chapter] = (await detailOf(english!.titleId!)).chapterListV2!;
  await origin.ask(`title_list/bookmark?title_id=${english!.titleId}`, { method: 'PUT', session: 'reader' });
  await writeAll(root, {
    'ferry-at-six/series.yaml': text().replace('The Six O’Clock Ferry', 'The Seven O’Clock Ferry'),
  });
  await publish();
  expect((await titles())[0]).toMatchObject({ titleId: english!.titleId, name: 'The Seven O’Clock Ferry' });
  expect((await detailOf(english!.titleId!)).chapterListV2).toMatchObject([{ chapterId: chapter!.chapterId }]);
  expect(await origin.database.selectFrom('favorites').select('title_id').execute()).toEqual([
    { title_id: english!.titleId },
  ]);
});

test('what left the folder is gone, and comes back as what it was', async () => {
  await writeAll(root, {
    'night-tram/series.yaml': text()
      .replace('The Six O’Clock Ferry', 'Night Tram')
      .replace(/ {2}esp:.*\n/, ''),
    'night-tram/eng/1.cbz': await chapterInTest(),
  });
  await publish();
  const ids = async () => (await titles()).map(({ titleId }) => titleId!).sort((a, b) => a - b);
  const both = await ids();
  expect(both).toHaveLength(3);
  await rm(path.join(root, 'night-tram'), { recursive: true });
  await publish();
  expect(await ids()).toEqual(both.slice(0, 2));
  expect((await origin.refusal(`title_detailV3?title_id=${both[2]}`)).englishPopup?.subject).toBe('Not Found');
  await writeAll(root, {
    'night-tram/series.yaml': text()
      .replace('The Six O’Clock Ferry', 'Night Tram')
      .replace(/ {2}esp:.*\n/, ''),
    'night-tram/eng/1.cbz': await chapterInTest(),
  });
  await publish();
  expect(await ids()).toEqual(both);
});
