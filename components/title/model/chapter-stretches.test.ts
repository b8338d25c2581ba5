import type { Chapter } from '@/lib/domain/chapter';
import { sampleChapter } from '@/lib/domain/sample-chapter-in-test';

import { chapterStretches, firstReadable, turnedRound, rangeOf } from './chapter-stretches';

const chapter = (id: number, more: Partial<Chapter> = {}) => sampleChapter({ id, startAt: id * 100, ...more });

const group = {
  chapterNumbers: '3-5',
  first: [chapter(1), chapter(2)],
  mid: [chapter(5), chapter(4), chapter(3)],
  last: [chapter(6)],
};
const ids = (list: ReturnType<typeof chapterStretches>) => list.map(({ chapters }) => chapters.map(({ id }) => id));

test('stretches run from the oldest, whichever way the origin lists them', () => {
  const stretches = chapterStretches([group]);
  expect(stretches.map(({ kind }) => kind)).toEqual(['start', 'app', 'open']);
  expect(ids(stretches)).toEqual([[1, 2], [3, 4, 5], [6]]);
});

test('turned round, the last row is first', () => {
  expect(ids(turnedRound(chapterStretches([group])))).toEqual([[6], [5, 4, 3], [2, 1]]);
});

test('only the first group has the start of the story, and empty lists leave nothing', () => {
  const later = { chapterNumbers: '7-7', first: [chapter(7)], mid: [], last: [] };
  expect(
    chapterStretches([later, { ...later, chapterNumbers: '8-8', first: [chapter(8)] }]).map(({ kind }) => kind),
  ).toEqual(['start', 'open']);
  expect(chapterStretches([])).toEqual([]);
});

test('reading begins with what is free, never in the app', () => {
  const paid = { ...group, first: [chapter(1, { access: 'subscription' }), chapter(2, { access: 'one-time-free' })] };
  expect(firstReadable(chapterStretches([group]))?.id).toBe(1);
  expect(firstReadable(chapterStretches([paid]))?.id).toBe(6);
  expect(firstReadable(chapterStretches([{ ...paid, last: [] }]))?.id).toBe(2);
  expect(firstReadable(chapterStretches([{ ...group, first: [], last: [] }]))).toBeUndefined();
});

test('what is in the app from one group to the next is one stretch', () => {
  const later = { chapterNumbers: '6-8', first: [], mid: [chapter(6), chapter(7)], last: [chapter(8)] };
  const stretches = chapterStretches([{ ...group, last: [] }, later]);
  expect(ids(stretches)).toEqual([[1, 2], [3, 4, 5, 6, 7], [8]]);
  expect(stretches.map(rangeOf)).toEqual(['1–2', '3–7', '8']);
  expect(turnedRound(stretches).map(rangeOf)).toEqual(['8', '3–7', '1–2']);
});

test('a stretch whose ends carry no number has no range', () => {
  expect(rangeOf({ kind: 'open', chapters: [chapter(1, { name: 'Prologue' }), chapter(2)] })).toBeUndefined();
});
