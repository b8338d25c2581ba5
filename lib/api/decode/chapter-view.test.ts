import type { LastPage } from '@/lib/domain/chapter-view';
import type { wire } from '@/lib/wire/messages';

import { decodeChapterView } from './chapter-view';

const pagesOf = (...pages: wire.IPage[]) => decodeChapterView({ pages }).pages;
const lastPageOf = (lastPage: wire.Page.ILastPage) => pagesOf({ lastPage })[0] as LastPage;

test('an empty answer is a chapter without anything', () => {
  expect(decodeChapterView({})).toMatchObject({
    chapterId: 0,
    titleId: 0,
    titleName: '',
    chapterName: '',
    pages: [],
    chapters: [],
    commentCount: 0,
    isVerticalOnly: false,
    isHorizontalOnly: false,
    startFromRight: false,
    language: 'eng',
    otherLanguages: [],
    planType: '',
    share: { body: '', url: '' },
  });
});

test('each page is one of five, and one that nobody knows is no page @3.20 @3.24', () => {
  const banners = { bannerTitle: 'More', banners: [{ id: 5 }] };
  const pages = pagesOf(
    { mangaPage: { imageUrl: '/1' } },
    { bannerList: banners },
    {},
    { insertBannerList: banners },
    { advertisement: {} },
    { lastPage: {} },
  );
  expect(pages.map(({ kind }) => kind)).toEqual(['manga', 'banners', 'insert-banners', 'advertisement', 'last']);
  expect(pages[0]).toEqual({ kind: 'manga', imageUrl: '/1', width: 0, height: 0, type: 'single', encryptionKey: '' });
  expect(pages[1]).toMatchObject({ title: 'More', banners: [{ id: 5, imageUrl: '', isPr: false }] });
});

test.each([
  [0, 'single'],
  [1, 'left'],
  [2, 'right'],
  [3, 'double'],
  [4, 'single'],
])('page type %i reads %s @4.3', (type, word) =>
  expect(pagesOf({ mangaPage: { type } })[0]).toMatchObject({ type: word }),
);

test.each([
  ['free', {}],
  ['ticket', { isNextChapterReadByTicket: true }],
  ['one-time-free', { isNextChapterOneTimeFree: true }],
  ['subscription', { isNextChapterSubscription: true }],
  ['ticket', { isNextChapterReadByTicket: true, isNextChapterSubscription: true }],
  [
    'one-time-free',
    { isNextChapterOneTimeFree: true, nextChapter: { chapterId: 2, chapterType: 1, viewedForFree: true } },
  ],
  ['used', { isNextChapterOneTimeFree: true, nextChapter: { chapterId: 2, chapterType: 4, viewedForFree: true } }],
  ['open', { nextChapter: { chapterId: 2, chapterType: 4, chapterTicketEndtime: 1_800_000_000 } }],
  ['free', { nextChapter: { chapterId: 2 } }],
] as const)('the last page says how the next chapter is read: %s for %j @4.24', (access, flags) => {
  expect(lastPageOf(flags).nextAccess).toBe(access);
});

test('the last page knows whether there is a next chapter, and when one comes @3.25', () => {
  expect(lastPageOf({ nextChapter: { chapterId: 0 }, nextTimeStamp: 0 })).toMatchObject({
    next: undefined,
    nextChapterAt: undefined,
  });
  const announced = lastPageOf({
    nextChapter: { chapterId: 2, chapterType: 4 },
    isNextChapterReadByTicket: true,
    nextTimeStamp: 1_800_000_000,
  });
  expect(announced).toMatchObject({ next: { id: 2, access: 'ticket' }, nextChapterAt: 1_800_000_000 });
});

test('tickets are told apart from none that were sent @3.26', () => {
  expect(lastPageOf({}).userTickets).toBeUndefined();
  expect(lastPageOf({ userTickets: {} }).userTickets).toEqual({ current: 0, nextAt: undefined });
  expect(lastPageOf({ userTickets: { currentTickets: 2, nextTicketTimestamp: 1_800_000_000 } }).userTickets).toEqual({
    current: 2,
    nextAt: 1_800_000_000,
  });
});

test('own comments are told from those of others', () => {
  const { topComments } = lastPageOf({
    topComments: [{ id: 1, isMyComment: true, numberOfLikes: 3, created: 1_800_000_000 }, { id: 2 }],
  });
  expect(topComments.map(({ id, isMine, likes, alreadyLiked }) => [id, isMine, likes, alreadyLiked])).toEqual([
    [1, true, 3, false],
    [2, false, 0, false],
  ]);
  expect(topComments[0]?.createdAt).toBe(1_800_000_000);
});

test.each([
  ['the code of the answer', { titleLanguage: 'tha', title: { language: 1 } }, 'tha'],
  ['the title, where the code is unknown', { titleLanguage: 'klingon', title: { language: 1 } }, 'esp'],
  [
    'the title, where the code is a word of JavaScript',
    { titleLanguage: 'constructor', title: { language: 1 } },
    'esp',
  ],
  ['English, where neither is known', { titleLanguage: '', title: { language: 99 as number } }, 'eng'],
])('the language is that of %s', (_, view, language) => expect(decodeChapterView(view).language).toBe(language));

test('a title that was not sent is named by what was', () => {
  expect(decodeChapterView({ titleId: 10, titleName: 'Paper Boats' }).title).toMatchObject({
    id: 10,
    name: 'Paper Boats',
  });
});
