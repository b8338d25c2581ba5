import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chapterInTest, folderInTest, SERIES, writeAll } from '@/lib/origin/publish/folder-in-test';
import type { wire } from '@/lib/wire/messages';
import { publishFolder } from '@/tests/support/publish-folder';

import { DAY, openOrigin, type TestOrigin } from '../open-origin';

const HOUR = 3_600;
const at = (seconds: number) => new Date(seconds * 1000).toISOString();
/** A series with these chapters, of which the newest is free. */
const seriesOf = (chapters: string) =>
  SERIES.replace(/chapters:[^]*/, `access: { first: 0, newest: [free], between: app }\nchapters:\n${chapters}`);

let root: string;
let origin: TestOrigin;
beforeAll(async () => void (origin = await openOrigin({ demoSeed: undefined })), 120_000);
afterAll(() => origin.close());
/** Each test begins some days later: what another published is replaced. */
beforeEach(async () => {
  origin.clock.now += 100 * DAY;
  root = await mkdtemp(path.join(tmpdir(), 'release-times-'));
});
afterEach(() => rm(root, { recursive: true }));

const publish = () => publishFolder(root, origin, { withPictures: false });
const idsIn = async (language: 'eng' | 'esp') => {
  const title = await origin.database
    .selectFrom('titles')
    .select('id')
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  const chapters = await origin.database
    .selectFrom('chapters')
    .select('id')
    .where('title_id', '=', title.id)
    .orderBy('number')
    .execute();
  return { title: title.id, chapters: chapters.map(({ id }) => id) };
};
const detailOf = async (titleId: number) => (await origin.view(`title_detailV3?title_id=${titleId}`)).titleDetailView!;
const viewerOf = async (chapterId: number) => (await origin.view(`manga_viewer?chapter_id=${chapterId}`)).mangaViewer!;
const listed = async (clang: string) =>
  (await origin.view(`title_list/all_v3?type=serializing&lang=eng&clang=${clang}`)).searchView!.allTitlesGroup!;
const timesOf = (titles: readonly wire.ITitleUpdated[]) =>
  titles.map(({ title, updatedTitleTimestamp }) => [title!.titleId, Number(updatedTitleTimestamp)]);
const updated = async () => timesOf((await origin.view('title_list/updated')).titleUpdatedView!.latestTitle!);
const free = async () => timesOf((await origin.view('title_list/free?clang=eng,esp')).allFreeTitlesView!.freeTitles!);

describe('a language that comes later than another', () => {
  let start: number;
  let [eng, esp]: Awaited<ReturnType<typeof idsIn>>[] = [];
  /** In English all but the last, which has no pages yet, are out; in Spanish the second is the newest. */
  beforeEach(async () => {
    start = origin.clock.now;
    const chapters: [eng: number, esp: number][] = [
      [-60 * DAY, -10 * DAY],
      [-50 * DAY, -DAY / 4],
      [-3 * DAY, HOUR],
      [10 * DAY, 20 * DAY],
    ];
    const text = chapters.map(
      ([first, later], index) =>
        `  - { number: ${index + 1}, start: ${at(start + first)}, starts: { esp: ${at(start + later)} } }\n`,
    );
    const archive = await chapterInTest();
    const files = ['esp/002.cbz', 'esp/003.cbz', 'eng/003.cbz'].map(
      (name) => [`ferry-at-six/${name}`, archive] as const,
    );
    await folderInTest(root, { 'ferry-at-six/series.yaml': seriesOf(text.join('')), ...Object.fromEntries(files) });
    await publish();
    [eng, esp] = [await idsIn('eng'), await idsIn('esp')];
  });

  const nextOf = async ({ title, chapters }: NonNullable<typeof eng>) => {
    const { pages } = await viewerOf(chapters[1]!);
    return [(await detailOf(title)).nextTimeStamp, pages!.at(-1)!.lastPage!.nextTimeStamp].map((time) => time! - start);
  };

  test('each tells its own next chapter, with pages or without', async () => {
    await origin.database.updateTable('chapters').set({ access: 'free' }).execute();
    expect([await nextOf(eng!), await nextOf(esp!)]).toEqual([
      [10 * DAY, 10 * DAY],
      [HOUR, HOUR],
    ]);
    const next = async (clang: string) => (await listed(clang))[0]!.nextChapterStartTimestamp! - start;
    expect([await next('eng'), await next('esp'), await next('eng,esp')]).toEqual([10 * DAY, HOUR, HOUR]);
    origin.clock.now = start + HOUR + 60;
    expect((await detailOf(esp!.title)).nextTimeStamp! - start).toBe(20 * DAY);
    expect((await detailOf(eng!.title)).nextTimeStamp! - start).toBe(10 * DAY);
  });

  test('each is new, and updated, by its own chapters', async () => {
    const [{ titles } = { titles: [] }] = await listed('eng,esp');
    expect(titles!.map(({ titleId, titleUpdateStatus }) => [titleId, titleUpdateStatus ?? 0])).toEqual([
      [eng!.title, 0],
      [esp!.title, 1],
    ]);
    const { titleAvailableLanguages } = await viewerOf(eng!.chapters.at(-1)!);
    expect(titleAvailableLanguages!.map(({ titleId, isNew }) => [titleId, isNew ?? false])).toEqual([
      [eng!.title, false],
      [esp!.title, true],
    ]);
    const times = [
      [esp!.title, start - DAY / 4],
      [eng!.title, start - 3 * DAY],
    ];
    expect([await updated(), await free()]).toEqual([times, times]);
    const pages = (await origin.view('title_list/page?from=1')).catalogueTitlesView!.titles!;
    expect(pages.map(({ titleId, updatedTimeStamp }) => [titleId, updatedTimeStamp])).toEqual([...times].reverse());
  });

  test('the newest of each is its latest', async () => {
    const { groups } = (await origin.view('web/web_homeV4?clang=eng,esp')).webHomeViewV4!;
    const releases = groups!.flatMap((group) => group.titleGroups!.flatMap(({ titles }) => titles!));
    const latest = releases.filter(({ isLatest }) => isLatest).map(({ chapterId }) => chapterId!);
    expect(latest.sort((a, b) => a - b)).toEqual([eng!.chapters[2]!, esp!.chapters[1]!].sort((a, b) => a - b));
  });
});

test('a chapter that another language has is announced with a time of its own, and with none not at all', async () => {
  const { now } = origin.clock;
  const chapters = `  - { number: 1, start: ${at(now - 20 * DAY)} }\n  - { number: 2, start: ${at(now - DAY)}, starts: { esp: ${at(now + 5 * DAY)} } }\n  - { number: 3, start: ${at(now + 2 * DAY)} }\n`;
  const archive = await chapterInTest();
  await folderInTest(root, { 'ferry-at-six/series.yaml': seriesOf(chapters), 'ferry-at-six/eng/003.cbz': archive });
  await publish();
  const next = async (language: 'eng' | 'esp') => (await detailOf((await idsIn(language)).title)).nextTimeStamp! - now;
  expect([await next('eng'), await next('esp')]).toEqual([2 * DAY, 5 * DAY]);
});

test('a title whose newest chapter ends is as new as the one before it', async () => {
  const { now } = origin.clock;
  await folderInTest(root, {
    'ferry-at-six/series.yaml': seriesOf(
      `  - { number: 1, start: ${at(now - 20 * DAY)} }\n  - { number: 2, start: ${at(now - 2 * DAY)}, end: ${at(now + HOUR)} }\n`,
    ),
  });
  await publish();
  const { title } = await idsIn('eng');
  const told = async () => [
    (await free()).find(([id]) => id === title),
    (await updated()).find(([id]) => id === title),
  ];
  expect(await told()).toEqual([
    [title, now - 2 * DAY],
    [title, now - 2 * DAY],
  ]);
  origin.clock.now = now + HOUR + 60;
  expect(await told()).toEqual([
    [title, now - 20 * DAY],
    [title, now - 20 * DAY],
  ]);
});

test('a series that has not begun is behind all others, and neither new nor updated', async () => {
  const { now } = origin.clock;
  const coming = seriesOf(`  - { number: 1, start: ${at(now + 30 * DAY)} }\n`)
    .replace('The Six O’Clock Ferry', 'Lamp Street')
    .replace(/ {2}esp:.*\n/, '');
  await folderInTest(root, {
    'ferry-at-six/series.yaml': seriesOf(
      `  - { number: 1, start: ${at(now - 90 * DAY)} }\n  - { number: 2, start: ${at(now - 80 * DAY)} }\n`,
    ),
  });
  await writeAll(root, { 'lamp-street/series.yaml': coming, 'lamp-street/eng/001.cbz': await chapterInTest() });
  await publish();
  const { id } = await origin.database
    .selectFrom('titles')
    .select('id')
    .where('name', '=', 'Lamp Street')
    .executeTakeFirstOrThrow();
  const { id: chapter } = await origin.database
    .selectFrom('chapters')
    .select('id')
    .where('title_id', '=', id)
    .executeTakeFirstOrThrow();
  const lists = async () =>
    [(await updated()).map(([title]) => title), (await free()).map(([title]) => title)].map((ids) => ids.includes(id));
  const names = async () =>
    (await listed('eng')).map(({ theTitle, titles }) => [theTitle, titles![0]!.titleUpdateStatus ?? 0]);

  expect(await names()).toEqual([
    ['The Six O’Clock Ferry', 0],
    ['Lamp Street', 0],
  ]);
  expect(await lists()).toEqual([false, false]);
  expect(await detailOf(id)).toMatchObject({
    nextTimeStamp: now + 30 * DAY,
    chapterListV2: [],
    title: { titleUpdateStatus: 0 },
  });
  expect((await origin.refusal(`manga_viewer?chapter_id=${chapter}`)).englishPopup!.subject).toBe('Not out yet');
  origin.clock.now = now + 30 * DAY + 60;
  expect(await names()).toEqual([
    ['Lamp Street', 1],
    ['The Six O’Clock Ferry', 0],
  ]);
  expect(await lists()).toEqual([true, true]);
});
