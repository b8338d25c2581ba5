import { historyOf, joinedHistory, withoutTitle, withReading, type Reading } from './reading-history';
import { whereToContinue } from './where-to-continue';

const reading = (titleId: number, more: Partial<Reading> = {}): Reading => ({
  titleId,
  titleName: `Series ${titleId}`,
  coverUrl: `/media/cover/${titleId}/portrait-800.webp`,
  language: 'eng',
  chapterId: titleId * 1_000 + 1,
  chapterName: '#1',
  page: 1,
  total: 20,
  finished: false,
  at: 1_900_000_000 + titleId,
  ...more,
});

const after = (...readings: Reading[]) => readings.reduce<string | undefined>(withReading, undefined);
const titles = (stored: string | undefined) => historyOf(stored).rows.map(({ titleId }) => titleId);
const read = (stored: string | undefined) => [...historyOf(stored).read].sort();

test('stores one row per title, its last chapter, the last read title first', () => {
  const again = reading(1, { chapterId: 1_002, chapterName: '#2', page: 7, next: { id: 1_003, name: '#3' } });
  const stored = after(reading(1), reading(2), again);
  expect(titles(stored)).toEqual([1, 2]);
  expect(historyOf(stored).rows[0]).toEqual(again);
});

test('remembers finished chapters, also after another is read or they are read again', () => {
  const finished = [1, 2].map((titleId) => reading(titleId, { finished: true }));
  expect(read(after(finished[0]!, reading(1, { chapterId: 1_002 }), finished[1]!, reading(1)))).toEqual([1_001, 2_001]);
});

test('is limited to the last sixty titles and the last two thousand finished chapters', () => {
  const stored = after(...Array.from({ length: 70 }, (_, index) => reading(index + 1)));
  expect(titles(stored)).toEqual(Array.from({ length: 60 }, (_, index) => 70 - index));
  const long = JSON.stringify({
    rows: [],
    read: [
      [1, ...Array.from({ length: 1_500 }, (_, index) => index + 1)],
      [2, ...Array.from({ length: 600 }, (_, index) => 5_000 + index)],
    ],
  });
  const chapters = historyOf(withReading(long, reading(3, { finished: true }))).read;
  expect(chapters.size).toBe(2_000);
  expect([3_001, 1_500, 5_498, 5_499].map((id) => chapters.has(id))).toEqual([true, true, true, false]);
});

test.each([
  undefined,
  'null',
  '7',
  'not json',
  '{"rows":7,"read":"x"}',
  '{"rows":[null,7,{}],"read":[null,[],[1],["1",2],{}]}',
  JSON.stringify({
    rows: [
      reading(1, { language: 'toString' as 'eng' }),
      reading(2, { page: 0 }),
      { ...reading(3), total: '20' },
      { ...reading(4), next: {} },
      reading(5, { at: 1e300 }),
    ],
  }),
])('reads the invalid %j as empty, and writes over it', (stored) => {
  expect(historyOf(stored)).toEqual({ rows: [], read: new Set() });
  expect(titles(withReading(stored, reading(9)))).toEqual([9]);
});

test('removes a title with its finished chapters, and restores it in its place', () => {
  const stored = after(reading(1, { finished: true }), reading(2, { finished: true }), reading(3));
  const { rest, taken } = withoutTitle(stored, 2);
  expect([titles(rest), read(rest)]).toEqual([[3, 1], [1_001]]);
  const joined = joinedHistory(rest, taken);
  expect([titles(joined), read(joined)]).toEqual([
    [3, 2, 1],
    [1_001, 2_001],
  ]);
});

const chapter = { id: 1_001, name: '#1' };
const next = { id: 1_002, name: '#2' };
test.each([
  ['an unfinished chapter at its page', reading(1, { page: 5 }), { chapter, progress: 0.25, page: 5 }],
  ['a chapter that lost pages at its end', reading(1, { page: 5, total: 4 }), { chapter, progress: 1, page: 5 }],
  ['the chapter after a finished one', reading(1, { finished: true, next }), { chapter: next, progress: 0 }],
  ['nothing after the newest chapter', reading(1, { finished: true }), undefined],
])('continues with %s', (_, left, expected) => expect(whereToContinue(left)).toEqual(expected));
