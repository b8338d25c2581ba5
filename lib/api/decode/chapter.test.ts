import { limits } from '@/lib/limits';

import { decodeChapter, decodeChapterGroup } from './chapter';

test('what is absent is empty, zero, free and without an end', () => {
  expect(decodeChapter({ subTitle: null })).toEqual({
    id: 0,
    titleId: 0,
    name: '',
    subTitle: '',
    thumbnailUrl: '',
    startAt: 0,
    alreadyViewed: false,
    access: 'free',
    isVerticalOnly: false,
    isHorizontalOnly: false,
    viewCount: 0,
    commentCount: 0,
    isUpdated: false,
    endAt: undefined,
    ticketEndsAt: undefined,
  });
});

test('a chapter is read whole @3.3', () => {
  const shared = {
    titleId: 10,
    name: '#128',
    subTitle: 'Low Tide',
    thumbnailUrl: '/t',
    alreadyViewed: true,
    isVerticalOnly: true,
    isHorizontalOnly: true,
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
  ['0', 0, undefined],
  ['the stamp that means no end', limits.noEndTimeStamp, undefined],
  ['the second before it', limits.noEndTimeStamp - 1, limits.noEndTimeStamp - 1],
])('the end: %s', (_, endTimeStamp, endAt) => expect(decodeChapter({ endTimeStamp }).endAt).toBe(endAt));

test.each([
  [0, 'free'],
  [1, 'one-time-free'],
  [2, 'subscription'],
  [3, 'subscription'],
  [4, 'subscription'],
  [9, 'free'],
])('access: chapter type %i reads %s, and by ticket where one opens it @4.23', (chapterType, access) => {
  expect(decodeChapter({ chapterType }).access).toBe(access);
  expect(decodeChapter({ chapterType }, true).access).toBe('ticket');
});

test('of a group, the chapters that tickets open are told from the others, in each of its lists', () => {
  const [one, two, three] = [{ chapterId: 1 }, { chapterId: 2, chapterType: 2 }, { chapterId: 3, chapterType: 4 }];
  const group = { chapterNumbers: '1-3', firstChapterList: [one], midChapterList: [two], lastChapterList: [three] };
  const read = decodeChapterGroup(group, new Set([1, 3]));
  expect(read.chapterNumbers).toBe('1-3');
  expect([read.first, read.mid, read.last].map((list) => list.map(({ id, access }) => [id, access]))).toEqual([
    [[1, 'ticket']],
    [[2, 'subscription']],
    [[3, 'ticket']],
  ]);
});

test('an absent list has no chapters', () => {
  expect(decodeChapterGroup({}, new Set())).toEqual({ chapterNumbers: '', first: [], mid: [], last: [] });
});
