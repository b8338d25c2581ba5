import type { Banner } from '@/lib/domain/banner';
import type { Home, UpdatedSeries } from '@/lib/domain/home';
import type { Title } from '@/lib/domain/title';

import { arrangeHome } from './arrange-home';
import { forwardStops } from './forward-stops';

const title = { id: 1, name: 'A Title', language: 'eng' } as Title;
const series = (chapterId: number) =>
  ({ name: `Series ${chapterId}`, releases: [{ title, chapterId }] }) as unknown as UpdatedSeries;
const banner = (id: number) => ({ id }) as Banner;
const day = (daysAgo: number, ids: number[]) => ({ name: `Day ${daysAgo}`, daysAgo, series: ids.map(series) });
const home = (more: Partial<Home>) => arrangeHome({ topBanners: [], groups: [], featuredLists: [], ...more });

test('the last of several banners is the middle banner, a single one stays in the carousel', () => {
  const several = home({ topBanners: [1, 2, 3].map(banner) });
  expect(several.carousel.map(({ id }) => id)).toEqual([1, 2]);
  expect(several.middleBanner?.id).toBe(3);
  expect(home({ topBanners: [banner(1)] })).toMatchObject({ carousel: [{ id: 1 }], middleBanner: undefined });
});

test.each([
  [
    'today',
    [day(0, [1, 2, 3]), day(1, [4])],
    2,
    [
      ['Series 2', [1, 3]],
      [undefined, [4]],
    ],
  ],
  ['a day of its own', [day(0, [1])], 1, [['Series 1', []]]],
  ['not another day', [day(1, [1, 2])], 1, [[undefined, [1, 2]]]],
])('the lead title leads %s, once @2.24', (_, groups, lead, expected) => {
  const arranged = home({ groups, lead: { imageUrl: '', series: series(lead) } }).groups;
  expect(arranged.map((group) => [group.lead?.name, group.rest.map(({ releases }) => releases[0]!.chapterId)])).toEqual(
    expected,
  );
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

test.each([
  [2, []],
  [3, [1]],
  [6, [4]],
])('of %i banners the right arrow stops at %j, where the index plus 3 equals the count @5.26', (count, stops) => {
  const all = Array.from({ length: count }, (_, selected) => selected);
  expect(all.filter((selected) => forwardStops(selected, count))).toEqual(stops);
});
