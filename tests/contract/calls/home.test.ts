import { HOME_POPUP } from '@/lib/origin/demo/texts/popups';

import { DAY, NOON, openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const home = async (query = '') => (await origin.view(`web/web_homeV4?${query}`)).webHomeViewV4!;

test('groups what came out by day, today first @7.31', async () => {
  const { groups } = await home('lang=eng&clang=eng');
  expect(groups!.map(({ groupName }) => groupName)).toEqual([
    'Today',
    'Yesterday',
    'Thursday',
    'Wednesday',
    'Tuesday',
    'Monday',
    'Sunday',
  ]);
  expect(groups!.map(({ groupNameDays }) => groupNameDays)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const midnight = NOON - (NOON % DAY);
  for (const { groupNameDays, titleGroups } of groups!) {
    expect(titleGroups!.length).toBeGreaterThan(1);
    for (const { chapterStartTime } of titleGroups!)
      expect(Math.ceil((midnight - chapterStartTime!) / DAY)).toBe(groupNameDays);
  }
});

test('names the days in the language of the interface @7.13', async () => {
  expect((await home('lang=esp&clang=eng')).groups![0]!.groupName).toBe('Hoy');
  expect((await home('lang=vie&clang=eng')).groups![1]!.groupName).toBe('Hôm qua');
  expect((await home('lang=xxx&clang=eng')).groups![0]!.groupName).toBe('Today');
});

test('a chapter that came out in several languages is one entry @3.4', async () => {
  const { groups } = await home('lang=esp&clang=eng,esp');
  const entry = groups!.flatMap((group) => group.titleGroups!).find(({ titles }) => titles!.length === 2)!;
  expect(new Set(entry.titles!.map(({ chapterName }) => chapterName))).toEqual(new Set([entry.chapterNumber]));
  expect(entry.titles!.map(({ title }) => title!.language)).toEqual([0, 1]);
  expect(entry.theTitle).toBe(entry.titles![1]!.title!.name);
  expect(entry.viewCount).toBe(entry.titles!.reduce((sum, { title }) => sum + title!.viewCount!, 0));
});

test('shows only the content languages that are read @1.10 @5.14 @7.13', async () => {
  const { groups, rankedTitles, featuredTitleLists } = await home('lang=eng&clang=tha,rus');
  const titles = [
    ...groups!.flatMap((group) => group.titleGroups!).flatMap((group) => group.titles!.map(({ title }) => title!)),
    ...rankedTitles!.flatMap((group) => group.titles!),
    ...featuredTitleLists!.flatMap((list) => list.featuredTitles!),
  ];
  expect(new Set(titles.map(({ language }) => language))).toEqual(new Set([5, 6]));
});

test.each(['clang=', 'clang=xxx,yyy', ''])(
  'reads English where no known language is left: %j @1.12 @4.13',
  async (query) => {
    const { rankedTitles } = await home(query);
    expect(new Set(rankedTitles!.flatMap((group) => group.titles!.map(({ language }) => language)))).toEqual(
      new Set([0]),
    );
  },
);

test('has banners, a lead title, a ranking, lists, announcements and a popup @9.10', async () => {
  const view = await home('lang=fra&clang=eng,fra');
  expect(view.topBanners!.length).toBeGreaterThanOrEqual(6);
  for (const banner of view.topBanners!) {
    expect(banner.action!.url).toMatch(/^komawari:\/\/detail\/\d+$/);
    expect(banner).toMatchObject({ width: 1200, height: 480 });
  }
  expect(view.mvBanner!.titleGroups!.titles!.length).toBeGreaterThan(0);
  expect(view.rankedTitles).toHaveLength(25);
  expect(view.featuredTitleLists!.length).toBeGreaterThanOrEqual(4);
  expect(view.featuredTitleLists!.map(({ listName }) => listName)).toContain('Fantasy');
  expect(view.serviceAnnouncements!.length).toBeGreaterThan(0);
  const dates = view.serviceAnnouncements!.map(({ date }) => date!);
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(dates[0]).toBeLessThanOrEqual(NOON);
  expect(view.popup).toMatchObject({
    popupId: expect.any(Number),
    oSDefault: { language: 2, subject: HOME_POPUP.fra.subject },
  });
});

test('marks new series and chapters of the day', async () => {
  const { groups } = await home('lang=eng&clang=eng,esp,fra,ind,ptb,rus,tha,deu,vie');
  for (const { titleUpdateStatus } of groups![0]!.titleGroups!) expect([1, 2]).toContain(titleUpdateStatus);
  for (const { titleUpdateStatus } of groups![3]!.titleGroups!) expect([0, 1]).toContain(titleUpdateStatus);
});

test('is the same for readers of strips and of turned pages @7.30', async () => {
  const [strips, turned] = await Promise.all(
    ['vertical', 'horizontal'].map((mode) => home(`lang=eng&clang=eng&viewer_mode=${mode}`)),
  );
  expect(turned).toEqual(strips);
});
