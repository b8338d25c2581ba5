import type { Reading } from './reading-history';
import { whereToContinue } from './where-to-continue';

const reading: Reading = {
  titleId: 1,
  titleName: '',
  coverUrl: '',
  language: 'eng',
  chapterId: 11,
  chapterName: '#1',
  page: 5,
  total: 20,
  finished: false,
  next: { id: 12, name: '#2' },
  at: 1,
};

test.each([
  ['a chapter begun', reading, { chapter: { id: 11, name: '#1' }, progress: 0.25, page: 5 }],
  [
    'one of which less is left than was counted',
    { ...reading, total: 4 },
    { chapter: { id: 11, name: '#1' }, progress: 1, page: 5 },
  ],
  ['a finished one', { ...reading, finished: true }, { chapter: { id: 12, name: '#2' }, progress: 0 }],
  ['the newest, finished', { ...reading, finished: true, next: undefined }, undefined],
])('%s', (_, left, expected) => expect(whereToContinue(left)).toEqual(expected));
