import { DAY, NOON, openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const home = async (query = '') => (await origin.view(`web/web_homeV4?${query}`)).webHomeViewV4!;

test('lists the content languages with their number of titles, also beside other answers @3.52 @7.6 @7.31 @7.53', async () => {
  const { languages } = await origin.view('language');
  const counts = Object.fromEntries(
    languages!.availableLanguages!.map(({ language, titlesCount }) => [language ?? 0, titlesCount ?? 0]),
  );
  expect(Object.keys(counts)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '9']);
  const { allTitlesViewV2 } = await origin.view('title_list/allV2');
  const titles = allTitlesViewV2!.allTitlesGroup!.flatMap((group) => group.titles!);
  for (const [language, count] of Object.entries(counts))
    expect(titles.filter((title) => title.language === Number(language))).toHaveLength(count);
  for (const path of [
    'web/web_homeV4',
    'title_list/allV2',
    'title_list/all_v3',
    'title_list/rankingV2',
    'title_list/bookmark',
    'title_detailV3?title_id=10',
    'manga_viewer?chapter_id=10001',
  ])
    expect([path, (await origin.view(path)).languages]).toEqual([path, languages]);
});

test('groups releases by day, today first @7.31', async () => {
  const { groups } = await home('lang=eng&clang=eng');
  expect(groups!.map(({ groupName, groupNameDays }) => [groupName, groupNameDays])).toEqual([
    ['Today', 0],
    ['Yesterday', 1],
    ['Thursday', 2],
    ['Wednesday', 3],
    ['Tuesday', 4],
    ['Monday', 5],
    ['Sunday', 6],
  ]);
  const midnight = NOON - (NOON % DAY);
  for (const { groupNameDays, titleGroups } of groups!) {
    expect(titleGroups!.length).toBeGreaterThan(1);
    for (const { chapterStartTime } of titleGroups!)
      expect(Math.ceil((midnight - chapterStartTime!) / DAY)).toBe(groupNameDays);
  }
});

test.each([
  ['esp', 0, 'Hoy'],
  ['vie', 1, 'Hôm qua'],
  ['xxx', 0, 'Today'],
])('names the days in the interface language %s @7.13 @7.30', async (lang, at, name) => {
  expect((await home(`lang=${lang}&clang=eng&viewer_mode=vertical`)).groups![at]!.groupName).toBe(name);
});

test('a chapter released in several languages is one entry @3.4', async () => {
  const { groups } = await home('lang=esp&clang=eng,esp');
  const entry = groups!.flatMap((group) => group.titleGroups!).find(({ titles }) => titles!.length === 2)!;
  expect(new Set(entry.titles!.map(({ chapterName }) => chapterName))).toEqual(new Set([entry.chapterNumber]));
  expect(entry.titles!.map(({ title }) => title!.language)).toEqual([0, 1]);
  expect(entry.theTitle).toBe(entry.titles![1]!.title!.name);
  expect(entry.viewCount).toBe(entry.titles!.reduce((sum, { title }) => sum + title!.viewCount!, 0));
});

test.each([
  ['clang=tha,rus', [5, 6]],
  ['clang=', [0]],
  ['clang=xxx,yyy', [0]],
])(
  'shows only the chosen content languages, and English where none is known: %s @1.10 @1.12 @4.13 @5.14 @7.13',
  async (query, expected) => {
    const { groups, rankedTitles, featuredTitleLists } = await home(`lang=eng&${query}`);
    const titles = [
      ...groups!.flatMap((group) => group.titleGroups!).flatMap((group) => group.titles!.map(({ title }) => title!)),
      ...rankedTitles!.flatMap((group) => group.titles!),
      ...featuredTitleLists!.flatMap((list) => list.featuredTitles!),
    ];
    expect(new Set(titles.map(({ language }) => language))).toEqual(new Set(expected));
  },
);

test('has banners, a lead title, a ranking, featured lists, announcements and a popup @9.10', async () => {
  const view = await home('lang=fra&clang=eng,fra');
  expect(view.topBanners!.length).toBeGreaterThanOrEqual(6);
  for (const banner of view.topBanners!)
    expect(banner).toMatchObject({
      action: { url: expect.stringMatching(/^komawari:\/\/detail\/\d+$/) },
      width: 1200,
      height: 480,
    });
  expect(view.mvBanner!.titleGroups!.titles!.length).toBeGreaterThan(0);
  expect(view.rankedTitles).toHaveLength(25);
  expect(view.featuredTitleLists!.map(({ listName }) => listName)).toContain('Fantasy');
  expect(view.serviceAnnouncements!.length).toBeGreaterThan(0);
  expect(view.popup).toMatchObject({ popupId: expect.any(Number), oSDefault: { language: 2 } });
});
