import { dayOf } from '@/lib/origin/day';
import { recountPopularity } from '@/lib/origin/store/popularity';

import { DAY, openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const MINUTE = 60;
const TYPES = ['hottest', 'trending', 'completed'] as const;
type Type = (typeof TYPES)[number];
const read = (chapterId: number, session?: string) =>
  origin.ask(`manga_viewer?chapter_id=${chapterId}&clang=eng`, { session });

/** A ranking when its cached minute is over. */
async function ranking(type: Type) {
  origin.clock.now += MINUTE;
  return (await origin.view(`title_list/rankingV2?lang=eng&type=${type}&clang=eng,esp,fra,ind,ptb,rus,tha,deu,vie`))
    .titleRankingViewV2!;
}
const scores = async (type: Type) =>
  (await ranking(type)).rankedTitles!.map(({ originalTitleId, score }) => [originalTitleId!, score!] as const);
const scoreOf = async (type: Type, titleId: number) => (await scores(type)).find(([id]) => id === titleId)![1];

/** The views of a title and of its first chapter when their cached minute is over. */
async function views(titleId: number) {
  origin.clock.now += MINUTE;
  const { numberOfViews, chapterListGroup } = (await origin.view(`title_detailV3?title_id=${titleId}`))
    .titleDetailView!;
  return { title: numberOfViews!, chapter: chapterListGroup![0]!.firstChapterList![0]!.viewCount! };
}

test('a view counts for the chapter and its title, once per session and day', async () => {
  const { title, chapter } = await views(20);
  await read(20_001);
  await read(20_001, 'a');
  await read(20_001, 'a');
  expect(await views(20)).toEqual({ title: title + 1, chapter: chapter + 1 });
  await read(20_002, 'a');
  await read(20_001, 'b');
  expect(await views(20)).toEqual({ title: title + 3, chapter: chapter + 2 });
});

test.each(TYPES)('the ranking %s is in order of score @7.16 @7.37', async (type) => {
  const { rankedTitles, updatedTimeStamp, rankingBanners } = await ranking(type);
  const points = rankedTitles!.map(({ score }) => score!);
  expect(points).toEqual([...points].sort((a, b) => b - a));
  expect(points.at(-1)).toBeGreaterThan(0);
  expect(updatedTimeStamp).toBe(origin.clock.now);
  expect(rankingBanners!.length > 0).toBe(type !== 'completed');
});

test('without a type the ranking is the hottest, and an unknown type is refused @7.36', async () => {
  const hottest = await ranking('hottest');
  const { titleRankingViewV2 } = await origin.view(
    'title_list/rankingV2?lang=eng&clang=eng,esp,fra,ind,ptb,rus,tha,deu,vie',
  );
  expect(titleRankingViewV2).toEqual(hottest);
  expect(hottest.rankedTitles!.length).toBe(30);
  expect(await scores('trending')).not.toEqual(await scores('hottest'));
  expect((await origin.send('title_list/rankingV2?type=coldest')).status).toBe(400);
});

test('a view lifts its series in every ranking, and only finished series are in the completed one', async () => {
  const completed = await scores('completed');
  const { searchView } = await origin.view(
    'title_list/all_v3?type=completed&clang=eng,esp,fra,ind,ptb,rus,tha,deu,vie',
  );
  const finished = searchView!.allTitlesGroup!.map((group) => group.titles![0]!.titleId);
  expect(new Set(completed.map(([id]) => id))).toEqual(new Set(finished));
  const [[first, most], [second, less]] = completed as [readonly [number, number], readonly [number, number]];
  await origin.database
    .updateTable('titles')
    .set({ reader_views: most - less })
    .where('id', '=', second)
    .execute();
  await recountPopularity(origin.database, dayOf(origin.clock.now));
  const trend = await scoreOf('trending', second);
  await read(second * 1000 + 1, 'a');
  expect((await scores('completed')).slice(0, 2)).toEqual([
    [second, most + 1],
    [first, most],
  ]);
  expect(await scoreOf('trending', second)).toBe(trend + 1);
  expect(await scoreOf('hottest', second)).toBe(most + 1);
});

/** Gives a series views on a day as if they had been counted. */
async function setViews(seriesId: number, day: number, reader_views: number) {
  await origin.database
    .insertInto('series_views')
    .values({ series_id: seriesId, day, reader_views })
    .onConflict((conflict) => conflict.columns(['series_id', 'day']).doUpdateSet({ reader_views }))
    .execute();
  await recountPopularity(origin.database, dayOf(origin.clock.now));
}

test('a view loses half of its trend in five days and all of it in two months', async () => {
  const before = await scoreOf('trending', 50);
  const today = dayOf(origin.clock.now);
  for (const [daysAgo, least, most] of [
    [0, 10_000, 10_000],
    [5, 4_900, 5_100],
    [60, 0, 0],
  ] as const) {
    await setViews(5, today - daysAgo, 10_000);
    const worth = (await scoreOf('trending', 50)) - before;
    expect([daysAgo, worth >= least - 1 && worth <= most + 1 ? 'right' : worth]).toEqual([daysAgo, 'right']);
    await setViews(5, today - daysAgo, 0);
  }
});

test('a view counts again from midnight UTC', async () => {
  const midnight = (dayOf(origin.clock.now) + 1) * DAY;
  origin.clock.now = midnight - 1;
  await read(30_001, 'daily');
  origin.clock.now = midnight;
  await read(30_001, 'daily');
  await read(30_001, 'daily');
  const rows = origin.database.selectFrom('chapter_views').select('day').where('session_id', '=', 'daily');
  expect(await rows.orderBy('day').execute()).toEqual([{ day: dayOf(midnight) - 1 }, { day: dayOf(midnight) }]);
  const { reader_views } = await origin.database
    .selectFrom('chapters')
    .select('reader_views')
    .where('id', '=', 30_001)
    .executeTakeFirstOrThrow();
  expect(reader_views).toBe(2);
});
