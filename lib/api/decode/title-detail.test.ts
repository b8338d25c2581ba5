import { decodeTitleDetail } from './title-detail';

test('an empty answer is a title without anything', () => {
  expect(decodeTitleDetail({})).toMatchObject({
    title: { id: 0, language: 'eng' },
    overview: '',
    updateTiming: 'not-regularly',
    rating: 'all-ages',
    releaseSchedule: 'disabled',
    planType: '',
    chapterGroups: [{ first: [], mid: [], last: [] }],
    banners: [],
    publisherItems: [],
    titleLanguages: [],
    tags: [],
    numberOfViews: 0,
    isSubscribed: false,
    isSimulReleased: false,
    isSimulpub: false,
    chaptersDescending: false,
    share: { body: '', url: '' },
  });
  expect(decodeTitleDetail({})).toMatchObject({
    nextChapterAt: undefined,
    label: undefined,
    userTickets: undefined,
    ratingPopup: undefined,
    publisherBanner: undefined,
  });
});

test.each([
  [0, 'disabled'],
  [1, 'everyday'],
  [2, 'weekly'],
  [3, 'biweekly'],
  [4, 'monthly'],
  [5, 'bimonthly'],
  [6, 'trimonthly'],
  [7, 'other'],
  [8, 'completed'],
  [9, 'one-shot'],
  [10, 'hiatus'],
  [11, 'other'],
])('release schedule %i reads %s @4.15 @4.16', (releaseSchedule, word) => {
  expect(decodeTitleDetail({ titleLabels: { releaseSchedule } }).releaseSchedule).toBe(word);
});

test.each([
  [0, 'not-regularly'],
  [1, 'monday'],
  [2, 'tuesday'],
  [3, 'wednesday'],
  [4, 'thursday'],
  [5, 'friday'],
  [6, 'saturday'],
  [7, 'sunday'],
  [8, 'day'],
  [9, 'not-regularly'],
])('update timing %i reads %s @4.17', (updateTiming, word) =>
  expect(decodeTitleDetail({ updateTiming }).updateTiming).toBe(word),
);

test.each([
  [0, 'all-ages'],
  [1, 'teen'],
  [2, 'teen-plus'],
  [3, 'mature'],
  [4, 'all-ages'],
])('rating %i reads %s @4.18', (rating, word) => expect(decodeTitleDetail({ rating }).rating).toBe(word));

test('the chapters that tickets open are those the answer lists', () => {
  const chapterListGroup = [{ lastChapterList: [{ chapterId: 5 }, { chapterId: 6, chapterType: 4 }] }];
  const { chapterGroups } = decodeTitleDetail({ chapterListGroup, ticketChapterList: [{ chapterId: 6 }] });
  expect(chapterGroups[0]?.last.map(({ id, access }) => [id, access])).toEqual([
    [5, 'free'],
    [6, 'ticket'],
  ]);
});

test('chapters that are listed beside the groups count where there are no groups', () => {
  const lists = { firstChapterList: [{ chapterId: 1 }], lastChapterList: [{ chapterId: 9 }] };
  const ids = (view: Parameters<typeof decodeTitleDetail>[0]) =>
    decodeTitleDetail(view).chapterGroups.map(({ first, last }) => [
      first.map(({ id }) => id),
      last.map(({ id }) => id),
    ]);
  expect(ids({ ...lists, chapterListGroup: [] })).toEqual([[[1], [9]]]);
  expect(ids({ ...lists, chapterListGroup: [{ firstChapterList: [{ chapterId: 2 }] }] })).toEqual([[[2], []]]);
});

test('items of a publisher are things or news, and nothing else', () => {
  const news = {
    id: 3,
    publisherId: 2,
    subject: 'Signing',
    body: 'On Sunday.',
    publishedTimeStamp: 1_800_000_000,
    action: { url: '' },
  };
  expect(
    decodeTitleDetail({ publisherItems: [{ banner: { id: 4, imageUrl: '/b' } }, {}, { publisherNews: news }] })
      .publisherItems,
  ).toEqual([
    { kind: 'banner', banner: { id: 4, imageUrl: '/b', action: undefined, width: 0, height: 0, isPr: false } },
    {
      kind: 'news',
      news: {
        id: 3,
        publisherId: 2,
        subject: 'Signing',
        body: 'On Sunday.',
        publishedAt: 1_800_000_000,
        url: undefined,
      },
    },
  ]);
});

test('a publisher’s banner without a picture is none', () => {
  expect(decodeTitleDetail({ publisherBanner: { id: 1 } }).publisherBanner).toBeUndefined();
  expect(decodeTitleDetail({ publisherBanner: { id: 1, imageUrl: '/b' } }).publisherBanner?.id).toBe(1);
});

test('what search engines are told falls back to the name and the story', () => {
  const view = { title: { name: 'Ferry at Six' }, overview: 'A ferry, at six.' };
  expect(decodeTitleDetail(view).meta).toEqual({ title: 'Ferry at Six', description: 'A ferry, at six.' });
  expect(decodeTitleDetail({ ...view, metaInfo: { metaTitle: 'Ferry', metaDescription: 'Read it.' } }).meta).toEqual({
    title: 'Ferry',
    description: 'Read it.',
  });
});
