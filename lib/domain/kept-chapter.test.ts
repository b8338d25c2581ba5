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

test.each([kept, { ...kept, endsAt: 900, language: 'rus' }])(
  'reads the record of a downloaded chapter: %j',
  (record) => {
    expect(keptChapterOf(JSON.parse(JSON.stringify(record)))).toEqual(record);
  },
);

test('leaves out a language that it does not know', () => {
  expect(keptChapterOf({ ...kept, language: 'klingon' })).toEqual(kept);
});

test.each([undefined, {}, { ...kept, bytes: '4000' }, { ...kept, path: '@evil.example' }, { ...kept, endsAt: 'soon' }])(
  'rejects the record %j',
  (stored) => expect(keptChapterOf(stored)).toBeUndefined(),
);

test('a download expires at its end, or never', () => {
  expect(isOver({ endsAt: 900 }, 899)).toBe(false);
  expect(isOver({ endsAt: 900 }, 900)).toBe(true);
  expect(isOver({}, Infinity)).toBe(false);
});

test.each<[Parameters<typeof wayInEnds>[0], number | undefined]>([
  [{ access: 'free' }, undefined],
  [{ access: 'free', endAt: 5_000 }, 5_000],
  [{ access: 'one-time-free' }, 1_000 + DAY],
  [{ access: 'ticket' }, 1_000 + 3 * DAY],
  [{ access: 'ticket', ticketEndsAt: 2_000 }, 2_000],
  [{ access: 'ticket', ticketEndsAt: 2_000, endAt: 1_500 }, 1_500],
])('access by %j ends at %j: with the chapter or with its pass', (chapter, end) => {
  expect(wayInEnds(chapter, 1_000)).toBe(end);
});
