import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const ALL = 'eng,esp,fra,ind,ptb,rus,tha,deu,vie';
const ranking = async (type: string, clang = ALL) =>
  (await origin.view(`title_list/rankingV2?lang=eng&type=${type}&clang=${clang}`)).titleRankingViewV2!;

test.each(['hottest', 'trending', 'completed'])('ranks by score: %s @7.16 @7.37', async (type) => {
  const { rankedTitles, updatedTimeStamp } = await ranking(type);
  const scores = rankedTitles!.map(({ score }) => score!);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(scores.at(-1)).toBeGreaterThan(0);
  expect(updatedTimeStamp).toBe(origin.clock.now);
});

test('the three differ, and only finished series are among the completed', async () => {
  const [hottest, trending, completed] = await Promise.all(
    ['hottest', 'trending', 'completed'].map((type) => ranking(type)),
  );
  const ids = (view: typeof hottest) => view!.rankedTitles!.map(({ originalTitleId }) => originalTitleId);
  expect(ids(hottest)).toHaveLength(30);
  expect(ids(hottest)).not.toEqual(ids(trending));
  const { searchView } = await origin.view(`title_list/all_v3?type=completed&clang=${ALL}`);
  const finished = searchView!.allTitlesGroup!.map((group) => group.titles![0]!.titleId);
  expect(new Set(ids(completed))).toEqual(new Set(finished));
});

test('banners stand above hottest and trending, none above completed', async () => {
  expect((await ranking('hottest')).rankingBanners!.length).toBeGreaterThan(0);
  expect((await ranking('trending')).rankingBanners!.length).toBeGreaterThan(0);
  expect((await ranking('completed')).rankingBanners).toHaveLength(0);
});

test('readers move it: a view counts once a session and day', async () => {
  const score = async (type: string) => {
    origin.clock.now += 60;
    return (await ranking(type)).rankedTitles!.find(({ originalTitleId }) => originalTitleId === 10)!.score!;
  };
  const read = (session: string) => origin.view('manga_viewer?chapter_id=10001', { session });
  const before = await score('hottest');
  const trend = await score('trending');
  await read('ranking-a');
  await read('ranking-a');
  expect(await score('hottest')).toBe(before + 1);
  await read('ranking-b');
  expect(await score('hottest')).toBe(before + 2);
  expect(await score('trending')).toBe(trend + 2);
  await origin.view('manga_viewer?chapter_id=10001');
  expect(await score('hottest')).toBe(before + 2);
});

test('without a type it is the hottest @7.36', async () => {
  expect((await origin.view(`title_list/rankingV2?lang=eng&clang=${ALL}`)).titleRankingViewV2).toEqual(
    await ranking('hottest'),
  );
});

test('an unknown type is refused @7.36', async () => {
  const response = await origin.send('title_list/rankingV2?type=coldest');
  expect(response.status).toBe(400);
});
