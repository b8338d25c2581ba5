import type { LastPage } from '@/lib/domain/chapter-view';
import { limits } from '@/lib/limits';
import type { wire } from '@/lib/wire/messages';

import { decodeChapter, decodeChapterGroup } from './chapter';
import { decodeChapterView } from './chapter-view';

test('decodes a whole chapter @3.3', () => {
  const shared = {
    titleId: 10,
    name: '#128',
    subTitle: 'Low Tide',
    thumbnailUrl: '/t',
    alreadyViewed: true,
    isVerticalOnly: true,
    isHorizontalOnly: false,
    viewCount: 3,
    commentCount: 4,
    isUpdated: true,
  };
  const times = { startTimeStamp: 1_800_000_000, endTimeStamp: 1_800_600_000, chapterTicketEndtime: 1_800_000_300 };
  expect(decodeChapter({ chapterId: 10_128, ...shared, ...times })).toEqual({
    id: 10_128,
    ...shared,
    access: 'free',
    startAt: 1_800_000_000,
    endAt: 1_800_600_000,
    ticketEndsAt: 1_800_000_300,
  });
});

test.each([
  [0, undefined],
  [limits.noEndTimeStamp, undefined],
  [limits.noEndTimeStamp - 1, limits.noEndTimeStamp - 1],
  [2_208_988_800, 2_208_988_800],
])('the end time %i decodes as %j', (endTimeStamp, endAt) => {
  expect(decodeChapter({ endTimeStamp }).endAt).toBe(endAt);
});

test('marks the chapters of a group that tickets open @4.23', () => {
  const [one, two, three] = [{ chapterId: 1 }, { chapterId: 2, chapterType: 2 }, { chapterId: 3, chapterType: 4 }];
  const group = { chapterNumbers: '1-3', firstChapterList: [one], midChapterList: [two], lastChapterList: [three] };
  expect(decodeChapterGroup(group, new Set([1, 3]))).toMatchObject({
    chapterNumbers: '1-3',
    first: [{ id: 1, access: 'ticket' }],
    mid: [{ id: 2, access: 'subscription' }],
    last: [{ id: 3, access: 'ticket' }],
  });
  expect(decodeChapterGroup({}, new Set())).toEqual({ chapterNumbers: '', first: [], mid: [], last: [] });
});

describe('the viewer’s chapter', () => {
  const pagesOf = (...pages: wire.IPage[]) => decodeChapterView({ pages }).pages;
  const lastPageOf = (lastPage: wire.Page.ILastPage) => pagesOf({ lastPage })[0] as LastPage;

  test('has pages of five kinds, and skips an unknown one @3.20 @3.24', () => {
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
    ['free', { nextChapter: { chapterId: 2 } }],
    ['ticket', { isNextChapterReadByTicket: true, isNextChapterSubscription: true }],
    ['subscription', { isNextChapterSubscription: true }],
    [
      'one-time-free',
      { isNextChapterOneTimeFree: true, nextChapter: { chapterId: 2, chapterType: 1, viewedForFree: true } },
    ],
    ['used', { isNextChapterOneTimeFree: true, nextChapter: { chapterId: 2, chapterType: 4, viewedForFree: true } }],
    ['open', { nextChapter: { chapterId: 2, chapterType: 4, chapterTicketEndtime: 1_800_000_000 } }],
  ] as const)('tells on its last page that the next chapter is %s @4.24', (access, flags) => {
    expect(lastPageOf(flags).nextAccess).toBe(access);
  });

  test('has a next chapter and a release time where there are some @3.25', () => {
    const none = lastPageOf({ nextChapter: { chapterId: 0 }, nextTimeStamp: 0 });
    expect(none).toMatchObject({ next: undefined, nextChapterAt: undefined });
    const nextChapter = { chapterId: 2, chapterType: 4 };
    const announced = lastPageOf({ nextChapter, isNextChapterReadByTicket: true, nextTimeStamp: 1_800_000_000 });
    expect(announced).toMatchObject({ next: { id: 2, access: 'ticket' }, nextChapterAt: 1_800_000_000 });
  });

  test('distinguishes zero tickets from absent tickets @3.26', () => {
    expect(lastPageOf({}).userTickets).toBeUndefined();
    expect(lastPageOf({ userTickets: {} }).userTickets).toEqual({ current: 0, nextAt: undefined });
    const userTickets = { currentTickets: 2, nextTicketTimestamp: 1_800_000_000 };
    expect(lastPageOf({ userTickets }).userTickets).toEqual({ current: 2, nextAt: 1_800_000_000 });
  });

  test.each([
    [{ titleLanguage: 'tha', title: { language: 1 } }, 'tha'],
    [{ titleLanguage: 'constructor', title: { language: 1 } }, 'esp'],
    [{ titleLanguage: '', title: { language: 99 as number } }, 'eng'],
  ])('%j is in the language %s: of its code, else of its title', (view, language) => {
    expect(decodeChapterView(view).language).toBe(language);
  });
});
