import { decodeFeatured } from './featured';

test('an empty answer has neither banners nor blocks', () => {
  expect(decodeFeatured({})).toEqual({ topBanners: [], blocks: [] });
});

test('blocks keep their order and are what they hold', () => {
  const { blocks } = decodeFeatured({
    contents: [
      { rankedTitles: [{ originalTitleId: 10, titles: [{ titleId: 11, name: 'Ferry at Six' }], score: 5 }] },
      { titleList: { containerId: 3, listName: 'Rain', featuredTitles: [{ titleId: 20 }] } },
      { banner: { id: 4, imageUrl: '/b' } },
    ],
  });
  expect(blocks).toMatchObject([
    { kind: 'ranked', series: [{ originalTitleId: 10, score: 5, titles: [{ id: 11, name: 'Ferry at Six' }] }] },
    { kind: 'list', list: { id: 3, name: 'Rain', titles: [{ id: 20 }] } },
    { kind: 'banner', banner: { id: 4, imageUrl: '/b' } },
  ]);
});

test('what has nothing to show is no block, and a banner without a picture no banner', () => {
  const contents = [
    {},
    { banner: { id: 1 } },
    { titleList: { listName: 'Empty', featuredTitles: [] } },
    { rankedTitles: [] },
  ];
  expect(decodeFeatured({ topSearchBanners: [{ id: 1 }, { id: 2, imageUrl: '/b' }], contents })).toMatchObject({
    topBanners: [{ id: 2 }],
    blocks: [],
  });
});
