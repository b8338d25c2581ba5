import { isOver, keptChapterOf, wayInEnds, type KeptChapter } from './kept-chapter';

const DAY = 86_400;
const kept: KeptChapter = {
  chapterId: 7,
  titleId: 2,
  titleName: 'A series',
  chapterName: '#1',
  thumbnailUrl: '/t.webp',
  path: '/viewer/7',
  pages: 20,
  bytes: 4_000,
  keptAt: 100,
};

test('a record is read back as it was written, with and without an end', () => {
  for (const record of [kept, { ...kept, endsAt: 900 }])
    expect(keptChapterOf(JSON.parse(JSON.stringify(record)))).toEqual(record);
});

test.each([
  undefined,
  null,
  'kept',
  {},
  { ...kept, bytes: '4000' },
  { ...kept, path: undefined },
  { ...kept, path: '@evil.example' },
  { ...kept, endsAt: 'soon' },
])('%j is no record', (stored) => {
  expect(keptChapterOf(stored)).toBeUndefined();
});

test('a chapter is over from its last second on, or never', () => {
  expect(isOver({ endsAt: 900 }, 899)).toBe(false);
  expect(isOver({ endsAt: 900 }, 900)).toBe(true);
  expect(isOver({}, Infinity)).toBe(false);
});

test('the way in ends with the chapter or with what opened it, whichever is first', () => {
  expect(wayInEnds({ access: 'free' }, 1_000)).toBeUndefined();
  expect(wayInEnds({ access: 'free', endAt: 5_000 }, 1_000)).toBe(5_000);
  expect(wayInEnds({ access: 'one-time-free' }, 1_000)).toBe(1_000 + DAY);
  expect(wayInEnds({ access: 'ticket' }, 1_000)).toBe(1_000 + 3 * DAY);
  expect(wayInEnds({ access: 'ticket', ticketEndsAt: 2_000 }, 1_000)).toBe(2_000);
  expect(wayInEnds({ access: 'ticket', ticketEndsAt: 2_000, endAt: 1_500 }, 1_000)).toBe(1_500);
});
