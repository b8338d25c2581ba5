import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

test('lists the content languages with how many titles each has @7.6 @7.53', async () => {
  const { languages } = await origin.view('language');
  const counts = Object.fromEntries(
    languages!.availableLanguages!.map(({ language, titlesCount }) => [language ?? 0, titlesCount ?? 0]),
  );
  expect(Object.keys(counts)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '9']);
  const { allTitlesViewV2 } = await origin.view('title_list/allV2');
  const titles = allTitlesViewV2!.allTitlesGroup!.flatMap((group) => group.titles!);
  for (const [language, count] of Object.entries(counts))
    expect(titles.filter((title) => title.language === Number(language))).toHaveLength(count);
});

test('most answers carry the same list beside their view @3.52 @7.31', async () => {
  const { languages } = await origin.view('language');
  for (const path of [
    'web/web_homeV4',
    'title_list/allV2',
    'title_list/all_v3',
    'title_list/rankingV2',
    'title_list/bookmark',
    'title_detailV3?title_id=10',
    'manga_viewer?chapter_id=10001',
  ]) {
    expect((await origin.view(path)).languages).toEqual(languages);
  }
});
