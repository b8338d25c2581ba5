import type { Banner } from '@/lib/domain/banner';
import type { Home, UpdatedSeries } from '@/lib/domain/home';
import type { Title } from '@/lib/domain/title';

import { arrangeHome } from './arrange-home';

const title = { id: 1, name: 'A Title', language: 'eng' } as Title;
const series = (chapterId: number): UpdatedSeries => ({
  name: `Series ${chapterId}`,
  chapterNumber: '#1',
  viewCount: 0,
  updateStatus: 'none',
  chapterStartAt: 0,
  releases: [
    {
      title,
      chapterId,
      chapterName: '#1',
      chapterSubTitle: '',
      isLatest: true,
      isVerticalOnly: false,
      isHorizontalOnly: false,
    },
  ],
});
const banner = (id: number) => ({ id }) as Banner;
const day = (daysAgo: number, ids: number[]) => ({ name: `Day ${daysAgo}`, daysAgo, series: ids.map(series) });
const home = (more: Partial<Home>) => arrangeHome({ topBanners: [], groups: [], featuredLists: [], ...more });

test('the last of several banners stands in the middle; a single one stays in the carousel', () => {
  const several = home({ topBanners: [1, 2, 3].map(banner) });
  expect(several.carousel.map(({ id }) => id)).toEqual([1, 2]);
  expect(several.middleBanner?.id).toBe(3);
  const one = home({ topBanners: [banner(1)] });
  expect(one.carousel).toHaveLength(1);
  expect(one.middleBanner).toBeUndefined();
});

test('the lead stands before today, once @2.24', () => {
  const [today, before] = home({
    groups: [day(0, [1, 2, 3, 4, 5, 6, 7]), day(1, [8, 9, 10, 11, 12, 13, 14])],
    lead: { imageUrl: '', series: series(3) },
  }).groups;
  expect(today?.lead?.name).toBe('Series 3');
  expect(today?.rest.map(({ name }) => name)).not.toContain('Series 3');
  expect(today?.rest).toHaveLength(6);
  expect(before?.lead).toBeUndefined();
  expect(before?.rest).toHaveLength(7);
});

test.each([1, 2, 6])('the lead stands before a day of %i too', (count) => {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const [today] = home({ groups: [day(0, ids)], lead: { imageUrl: '', series: series(1) } }).groups;
  expect(today?.lead?.name).toBe('Series 1');
  expect(today?.rest).toHaveLength(count - 1);
});

test('a lead of another day is not led with', () => {
  const [yesterday] = home({ groups: [day(1, [1, 2])], lead: { imageUrl: '', series: series(1) } }).groups;
  expect(yesterday?.lead).toBeUndefined();
  expect(yesterday?.rest).toHaveLength(2);
});

test('empty days, empty lists and the list named Fantasy are left out @2.28', () => {
  const { groups, featuredLists } = home({
    groups: [day(0, []), day(1, [1])],
    featuredLists: [
      { id: 1, name: 'Fantasy', titles: [title] },
      { id: 2, name: 'Short', titles: [title] },
      { id: 3, name: 'None', titles: [] },
    ],
  });
  expect(groups.map(({ group }) => group.daysAgo)).toEqual([1]);
  expect(featuredLists.map(({ id }) => id)).toEqual([2]);
});
