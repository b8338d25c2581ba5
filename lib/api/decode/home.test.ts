import { decodeHome } from './home';

test('an empty answer is a home without anything', () => {
  expect(decodeHome({})).toEqual({
    topBanners: [],
    groups: [],
    ranking: [],
    popup: undefined,
    featuredLists: [],
    announcements: [],
    lead: undefined,
  });
});

test('a day’s entry holds one release a language, and none without a title', () => {
  const titles = [
    { title: { titleId: 10 }, chapterId: 3, isLatest: true },
    { chapterId: 4 },
    { title: { titleId: 11, language: 1 } },
  ];
  const titleGroups = [
    { theTitle: 'Ferry at Six', chapterNumber: '#3', chapterStartTime: 1_800_000_000, titleUpdateStatus: 1, titles },
  ];
  const [group] = decodeHome({ groups: [{ groupName: 'Yesterday', groupNameDays: 1, titleGroups }] }).groups;
  expect(group).toMatchObject({ name: 'Yesterday', daysAgo: 1 });
  expect(group?.series[0]).toMatchObject({
    name: 'Ferry at Six',
    chapterNumber: '#3',
    chapterStartAt: 1_800_000_000,
    updateStatus: 'new',
    viewCount: 0,
  });
  expect(
    group?.series[0]?.releases.map(({ title, chapterId, isLatest }) => [title.id, title.language, chapterId, isLatest]),
  ).toEqual([
    [10, 'eng', 3, true],
    [11, 'esp', 0, false],
  ]);
});

test('a lead needs a picture, not a series', () => {
  expect(decodeHome({ mvBanner: { titleGroups: { theTitle: 'Ferry at Six' } } }).lead).toBeUndefined();
  expect(decodeHome({ mvBanner: { imageUrl: '/l' } }).lead).toEqual({ imageUrl: '/l', series: undefined });
  expect(
    decodeHome({ mvBanner: { imageUrl: '/l', titleGroups: { theTitle: 'Ferry at Six' } } }).lead?.series?.name,
  ).toBe('Ferry at Six');
});
