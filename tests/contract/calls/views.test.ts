import { dayOf } from '@/lib/origin/day';

import { DAY, openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeEach(async () => (origin = await openOrigin()));
afterEach(() => origin.close());

const MINUTE = 60;
const ALL = 'eng,esp,fra,ind,ptb,rus,tha,deu,vie';
const read = (chapterId: number, session?: string) => origin.ask(`manga_viewer?chapter_id=${chapterId}&clang=eng`, { session });
const ranked = async (one: TestOrigin, type: string) => (await one.view(`title_list/rankingV2?type=${type}&clang=${ALL}`)).titleRankingViewV2!.rankedTitles!;
const score = async (one: TestOrigin, type: string, titleId: number) =>
  (await ranked(one, type)).find(({ originalTitleId }) => originalTitleId === titleId)!.score!;

/** What a title and its first chapter say of their views, a minute later. */
async function views(titleId: number) {
  origin.clock.now += MINUTE;
  const { numberOfViews, chapterListGroup } = (await origin.view(`title_detailV3?title_id=${titleId}`)).titleDetailView!;
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

test('on the next day it counts again', async () => {
  const midnight = (dayOf(origin.clock.now) + 1) * DAY;
  origin.clock.now = midnight - 1;
  await read(20_001, 'a');
  const rows = () => origin.database.selectFrom('chapter_views').select('day').where('session_id', '=', 'a').orderBy('day').execute();
  expect(await rows()).toEqual([{ day: dayOf(midnight) - 1 }]);
  origin.clock.now = midnight;
  await read(20_001, 'a');
  await read(20_001, 'a');
  expect(await rows()).toEqual([{ day: dayOf(midnight) - 1 }, { day: dayOf(midnight) }]);
  const { reader_views } = await origin.database.selectFrom('chapters').select('reader_views').where('id', '=', 20_001).executeTakeFirstOrThrow();
  expect(reader_views).toBe(2);
});

test.each([
  ['ended', 10_123],
  ['not out yet', 10_130],
  ['for the app', 10_050],
  ['none', 7],
])('a chapter that is refused, for it is %s, counts nothing', async (_, chapterId) => {
  expect((await read(chapterId, 'a')).error).toBeTruthy();
  expect(await origin.database.selectFrom('chapter_views').selectAll().execute()).toEqual([]);
  expect(await origin.database.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('a session begins with its first write: reading makes none, a view, a favourite or a tap does', async () => {
  const sessions = async () => (await origin.database.selectFrom('sessions').select(['id', 'created_at']).orderBy('id').execute()).map(({ id, created_at }) => [id, created_at]);
  for (const path of ['web/web_homeV4', 'title_list/bookmark', 'title_detailV3?title_id=10', 'comment?chapter_id=10001', 'questionnaire?questionnaire_key=reading']) {
    await origin.view(path, { session: 'reader' });
  }
  expect(await sessions()).toEqual([]);
  const { now } = origin.clock;
  await read(20_001, 'viewer');
  await origin.view('title_list/bookmark?title_id=10', { method: 'PUT', session: 'keeper' });
  await origin.view('banner_tap_log?banner_id=1', { session: 'tapper' });
  origin.clock.now += MINUTE;
  await read(20_002, 'viewer');
  expect(await sessions()).toEqual([['keeper', now], ['tapper', now], ['viewer', now]]);
});

test('views of late are worth less every day, and after two weeks nothing, while those of ever stay', async () => {
  const quiet = await openOrigin();
  const [titleId, seriesId] = [20, 2];
  const day = dayOf(origin.clock.now);
  await origin.database.insertInto('series_views').values({ series_id: seriesId, day, reader_views: 10_000 })
    .onConflict((conflict) => conflict.columns(['series_id', 'day']).doUpdateSet({ reader_views: 10_000 })).execute();
  const more = async () => (await score(origin, 'trending', titleId)) - (await score(quiet, 'trending', titleId));
  const worth: number[] = [];
  for (const daysLater of [0, 1, 2, 13, 14]) {
    quiet.clock.now = origin.clock.now = (day + daysLater) * DAY + DAY - 1;
    worth.push(await more());
  }
  const expected = [10_000, 8_000, 6_400, Math.round(10_000 * 0.8 ** 13), 0];
  for (const [index, value] of worth.entries()) expect(Math.abs(value - expected[index]!)).toBeLessThanOrEqual(1);
  await quiet.close();
});

test('readers move each of the rankings, the completed one too', async () => {
  const completed = await ranked(origin, 'completed');
  const [first, second] = completed.map(({ originalTitleId, score: points }) => ({ id: originalTitleId!, points: points! }));
  await origin.database.updateTable('titles').set({ reader_views: first!.points - second!.points + 1 }).where('id', '=', second!.id).execute();
  origin.clock.now += MINUTE;
  expect((await ranked(origin, 'completed')).slice(0, 2).map(({ originalTitleId }) => originalTitleId)).toEqual([second!.id, first!.id]);
  const trend = await score(origin, 'trending', second!.id);
  await read(second!.id * 1000 + 1, 'a');
  origin.clock.now += MINUTE;
  expect(await score(origin, 'trending', second!.id)).toBe(trend + 1);
  expect((await ranked(origin, 'hottest')).find(({ originalTitleId }) => originalTitleId === second!.id)!.score).toBe(first!.points + 2);
});
