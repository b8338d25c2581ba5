import type { Chapter } from '@/lib/domain/chapter';
import type { Reading } from '@/lib/domain/reading-history';
import { sampleChapter } from '@/lib/domain/sample-chapter-in-test';

import { chapterStretches, firstReadable, rangeOf, turnedRound } from './chapter-stretches';
import { whereToRead } from './where-to-read';

const chapter = (id: number, more: Partial<Chapter> = {}) => sampleChapter({ id, startAt: id * 100, ...more });

const group = {
  chapterNumbers: '3-5',
  first: [chapter(1), chapter(2)],
  mid: [chapter(5), chapter(4), chapter(3)],
  last: [chapter(6), chapter(7)],
};
const ids = (list: ReturnType<typeof chapterStretches>) => list.map(({ chapters }) => chapters.map(({ id }) => id));

test('groups run from the oldest chapter, or reversed from the newest', () => {
  const stretches = chapterStretches([group]);
  expect(stretches.map(({ kind }) => kind)).toEqual(['start', 'app', 'open']);
  expect(ids(stretches)).toEqual([
    [1, 2],
    [3, 4, 5],
    [6, 7],
  ]);
  expect(ids(turnedRound(stretches))).toEqual([
    [7, 6],
    [5, 4, 3],
    [2, 1],
  ]);
  expect(chapterStretches([])).toEqual([]);
});

test('app-only chapters of neighbouring groups are joined, with their range', () => {
  const later = { chapterNumbers: '6-8', first: [], mid: [chapter(6), chapter(7)], last: [chapter(8)] };
  const stretches = chapterStretches([{ ...group, last: [] }, later]);
  expect(ids(stretches)).toEqual([[1, 2], [3, 4, 5, 6, 7], [8]]);
  expect(stretches.map(rangeOf)).toEqual(['1–2', '3–7', '8']);
  expect(turnedRound(stretches).map(rangeOf)).toEqual(['8', '3–7', '1–2']);
  expect(rangeOf({ kind: 'open', chapters: [chapter(1, { name: 'Prologue' }), chapter(2)] })).toBeUndefined();
});

test('reading begins with a free chapter, never in the app', () => {
  const paid = { ...group, first: [chapter(1, { access: 'subscription' }), chapter(2, { access: 'one-time-free' })] };
  expect(firstReadable(chapterStretches([group]))?.id).toBe(1);
  expect(firstReadable(chapterStretches([paid]))?.id).toBe(6);
  expect(firstReadable(chapterStretches([{ ...paid, last: [] }]))?.id).toBe(2);
  expect(firstReadable(chapterStretches([{ ...group, first: [], last: [] }]))).toBeUndefined();
});

const reading = (chapterId: number, more: Partial<Reading> = {}): Reading => ({
  titleId: 1,
  titleName: '',
  coverUrl: '',
  language: 'eng',
  chapterId,
  chapterName: `#${chapterId}`,
  page: 5,
  total: 20,
  finished: false,
  at: 1,
  ...more,
});
const finished = { page: 20, finished: true };

test.each([
  ['without a history', undefined, { kind: 'start', chapter: { id: 1 } }],
  ['in the middle of a chapter', reading(2), { kind: 'continue', chapter: { id: 2 }, page: 5, progress: 0.25 }],
  ['on the first page', reading(2, { page: 1 }), { kind: 'continue', chapter: { id: 2 } }],
  ['at the end of a chapter', reading(1, finished), { kind: 'continue', chapter: { id: 2 } }],
  ['before app-only chapters', reading(2, finished), { kind: 'continue', chapter: { id: 6 } }],
  ['in a chapter that became app-only', reading(3), { kind: 'continue', chapter: { id: 6 } }],
  ['at the end of the newest chapter', reading(7, finished), { kind: 'again', chapter: { id: 7 } }],
  ['in a removed chapter', reading(99, { next: { id: 6, name: '#6' } }), { kind: 'continue', chapter: { id: 6 } }],
  ['in a removed chapter whose next is removed too', reading(99), { kind: 'start', chapter: { id: 1 } }],
])('a reader %s is led on', (_, left, lead) => {
  const { chapter: { id } = {}, ...rest } = whereToRead(chapterStretches([group]), left)!;
  expect({ ...rest, chapter: { id } }).toEqual(lead);
});
