import { historyOf, joinedHistory, withoutTitle, withReading, type Reading } from './reading-history';

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
const read = (stored: string | undefined) => [...historyOf(stored).read];

test('a title has one row, that of the chapter read last, and the last one read comes first', () => {
  const again = reading(1, { chapterId: 1_002, chapterName: '#2', page: 7 });
  const stored = after(reading(1), reading(2), again);
  expect(titles(stored)).toEqual([1, 2]);
  expect(historyOf(stored).rows[0]).toEqual(again);
});

test('a next chapter comes back as it was kept', () => {
  const withNext = reading(1, { finished: true, next: { id: 1_002, name: '#2' } });
  expect(historyOf(after(withNext)).rows).toEqual([withNext]);
});

test('chapters read to their end stay read, also where another is read, or they are begun again', () => {
  const stored = after(
    reading(1, { finished: true }),
    reading(1, { chapterId: 1_002 }),
    reading(2, { finished: true }),
    reading(1),
  );
  expect(read(stored).sort()).toEqual([1_001, 2_001]);
});

test('sixty titles are kept, and the marks of two thousand chapters, those read last', () => {
  const stored = after(...Array.from({ length: 70 }, (_, index) => reading(index + 1)));
  expect(titles(stored)).toEqual(Array.from({ length: 60 }, (_, index) => 70 - index));
  const long = JSON.stringify({
    rows: [],
    read: [
      [1, ...Array.from({ length: 1_500 }, (_, index) => index + 1)],
      [2, ...Array.from({ length: 600 }, (_, index) => 5_000 + index)],
    ],
  });
  const marks = historyOf(withReading(long, reading(3, { finished: true }))).read;
  expect(marks.size).toBe(2_000);
  expect([marks.has(3_001), marks.has(1_500), marks.has(5_498), marks.has(5_499)]).toEqual([true, true, true, false]);
});

test.each([
  undefined,
  '',
  'null',
  '7',
  '[]',
  'not json',
  '{"rows":7,"read":"x"}',
  '{"rows":[null,7,{}],"read":[null,[],[1],["1",2],{}]}',
  JSON.stringify({
    rows: [
      { ...reading(1), language: 'toString' },
      { ...reading(2), page: 0 },
      { ...reading(3), total: '20' },
      { ...reading(4), next: {} },
      { ...reading(5), at: 1e300 },
    ],
  }),
])('%j holds nothing, and can be written upon', (stored) => {
  expect(historyOf(stored)).toEqual({ rows: [], read: new Set() });
  expect(titles(withReading(stored, reading(9)))).toEqual([9]);
});

test('what is whole among rubbish is kept', () => {
  expect(titles(JSON.stringify({ rows: [{}, reading(1), 'x'] }))).toEqual([1]);
});

test('a title is taken out with its marks, and put back where it was', () => {
  const stored = after(reading(1, { finished: true }), reading(2, { finished: true }), reading(3));
  const { rest, taken } = withoutTitle(stored, 2);
  expect(titles(rest)).toEqual([3, 1]);
  expect(read(rest)).toEqual([1_001]);
  expect(titles(joinedHistory(rest, taken))).toEqual([3, 2, 1]);
  expect(read(joinedHistory(rest, taken)).sort()).toEqual([1_001, 2_001]);
});

test('what was read meanwhile stands when the rest is put back', () => {
  const before = after(reading(1, { finished: true }), reading(2));
  const meanwhile = after(reading(1, { chapterId: 1_002, page: 3, at: 2_000_000_000 }));
  const back = joinedHistory(meanwhile, before);
  expect(historyOf(back).rows.map(({ chapterId }) => chapterId)).toEqual([1_002, 2_001]);
  expect(read(back)).toEqual([1_001]);
  expect(joinedHistory(undefined, before)).toBe(before);
});
