import { dayOf } from '@/lib/origin/day';
import { recountPopularity } from '@/lib/origin/store/popularity';

import { DAY, openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const MINUTE = 60;
const ALL = 'eng,esp,fra,ind,ptb,rus,tha,deu,vie';
const read = (chapterId: number, session?: string) =>
  origin.ask(`manga_viewer?chapter_id=${chapterId}&clang=eng`, { session });

/** A ranking, and what a series has in it, a minute later. */
async function ranked(type: string) {
  origin.clock.now += MINUTE;
  return (await origin.view(`title_list/rankingV2?type=${type}&clang=${ALL}`)).titleRankingViewV2!.rankedTitles!;
}
const score = async (type: string, titleId: number) =>
  (await ranked(type)).find(({ originalTitleId }) => originalTitleId === titleId)!.score!;

/** What a title and its first chapter say of their views, a minute later. */
async function views(titleId: number) {
  origin.clock.now += MINUTE;
  const { numberOfViews, chapterListGroup } = (await origin.view(`title_detailV3?title_id=${titleId}`))
    .titleDetailView!;
  return { title: numberOfViews!, chapter: chapterListGroup![0]!.firstChapterList![0]!.viewCount! };
}

test('a view counts for the chapter and its title, once a session and day', async () => {
  const { title, chapter } = await views(20);
  await read(20_001);
  await read(20_001, 'a');
  await read(20_001, 'a');
  expect(await views(20)).toEqual({ title: title + 1, chapter: chapter + 1 });
  await read(20_002, 'a');
  await read(20_001, 'b');
  expect(await views(20)).toEqual({ title: title + 3, chapter: chapter + 2 });
});

test.each([
  ['ended', 10_123],
  ['not out yet', 10_130],
  ['for the app', 10_050],
  ['none', 7],
])('a chapter that is refused, for it is %s, counts nothing', async (_, chapterId) => {
  expect((await read(chapterId, 'refused')).error).toBeTruthy();
  expect(
    await origin.database.selectFrom('chapter_views').selectAll().where('session_id', '=', 'refused').execute(),
  ).toEqual([]);
  expect(await origin.database.selectFrom('sessions').selectAll().where('id', '=', 'refused').execute()).toEqual([]);
});

test('a session begins with its first write: reading makes none, a view, a favourite or a tap does', async () => {
  const names = ['idler', 'keeper', 'tapper', 'viewer'];
  const sessions = () =>
    origin.database.selectFrom('sessions').selectAll().where('id', 'in', names).orderBy('id').execute();
  for (const path of [
    'web/web_homeV4',
    'title_list/bookmark',
    'title_detailV3?title_id=10',
    'comment?chapter_id=10001',
    'questionnaire?questionnaire_key=reading',
  ]) {
    await origin.view(path, { session: 'idler' });
  }
  expect(await sessions()).toEqual([]);
  const { now } = origin.clock;
  await read(20_001, 'viewer');
  await origin.view('title_list/bookmark?title_id=10', { method: 'PUT', session: 'keeper' });
  await origin.view('banner_tap_log?banner_id=1', { session: 'tapper' });
  origin.clock.now += MINUTE;
  await read(20_002, 'viewer');
  expect(await sessions()).toEqual(['keeper', 'tapper', 'viewer'].map((id) => ({ id, created_at: now })));
});

/** Gives a series views of a day, as if they had been counted. */
async function haveBeenRead(seriesId: number, day: number, reader_views: number) {
  await origin.database
    .insertInto('series_views')
    .values({ series_id: seriesId, day, reader_views })
    .onConflict((conflict) => conflict.columns(['series_id', 'day']).doUpdateSet({ reader_views }))
    .execute();
  await recountPopularity(origin.database, dayOf(origin.clock.now));
}

test('views of late are worth half in five days, and after two months nothing', async () => {
  const before = await score('trending', 50);
  const today = dayOf(origin.clock.now);
  for (const [daysAgo, least, most] of [
    [0, 10_000, 10_000],
    [1, 8_000, 9_000],
    [5, 4_900, 5_100],
    [10, 2_400, 2_600],
    [60, 0, 0],
  ] as const) {
    await haveBeenRead(5, today - daysAgo, 10_000);
    const worth = (await score('trending', 50)) - before;
    expect([daysAgo, worth >= least - 1 && worth <= most + 1 ? 'right' : worth]).toEqual([daysAgo, 'right']);
    await haveBeenRead(5, today - daysAgo, 0);
  }
});

test('readers move each of the rankings, the completed one too', async () => {
  const [first, second] = (await ranked('completed')).map(({ originalTitleId, score: points }) => ({
    id: originalTitleId!,
    points: points!,
  }));
  await origin.database
    .updateTable('titles')
    .set({ reader_views: first!.points - second!.points })
    .where('id', '=', second!.id)
    .execute();
  await recountPopularity(origin.database, dayOf(origin.clock.now));
  const trend = await score('trending', second!.id);
  await read(second!.id * 1000 + 1, 'a');
  const leaders = (await ranked('completed'))
    .slice(0, 2)
    .map(({ originalTitleId, score: points }) => [originalTitleId, points]);
  expect(leaders).toEqual([
    [second!.id, first!.points + 1],
    [first!.id, first!.points],
  ]);
  expect(await score('trending', second!.id)).toBe(trend + 1);
  expect(await score('hottest', second!.id)).toBe(first!.points + 1);
});

test('what is added up view by view is what a new count gives', async () => {
  for (const [index, titleId] of [10, 20, 20, 40, 11].entries()) await read(titleId * 1000 + 1, `counted-${index}`);
  const scores = async () =>
    (await Promise.all(['hottest', 'trending'].map(ranked))).map((list) =>
      list.map(({ originalTitleId, score: points }) => [originalTitleId, points]),
    );
  const added = await scores();
  await recountPopularity(origin.database, dayOf(origin.clock.now));
  expect(await scores()).toEqual(added);
});

test('on the next day it counts again', async () => {
  const midnight = (dayOf(origin.clock.now) + 1) * DAY;
  origin.clock.now = midnight - 1;
  await read(30_001, 'daily');
  const rows = () =>
    origin.database
      .selectFrom('chapter_views')
      .select('day')
      .where('session_id', '=', 'daily')
      .orderBy('day')
      .execute();
  expect(await rows()).toEqual([{ day: dayOf(midnight) - 1 }]);
  origin.clock.now = midnight;
  await read(30_001, 'daily');
  await read(30_001, 'daily');
  expect(await rows()).toEqual([{ day: dayOf(midnight) - 1 }, { day: dayOf(midnight) }]);
  const { reader_views } = await origin.database
    .selectFrom('chapters')
    .select('reader_views')
    .where('id', '=', 30_001)
    .executeTakeFirstOrThrow();
  expect(reader_views).toBe(2);
}, 30_000);
