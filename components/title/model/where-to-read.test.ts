import type { Reading } from '@/lib/domain/reading-history';

import type { ListedChapter, Stretch } from './chapter-stretches';
import { whereToRead } from './where-to-read';

const chapter = (id: number): ListedChapter => ({
  id,
  name: `#${id}`,
  subTitle: '',
  thumbnailUrl: '',
  startAt: id,
  access: 'free',
  commentCount: 0,
});
const stretches: Stretch[] = [
  { kind: 'start', chapters: [chapter(1), chapter(2)] },
  { kind: 'app', chapters: [chapter(3), chapter(4)] },
  { kind: 'open', chapters: [chapter(5), chapter(6)] },
];
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
const end = { page: 20, finished: true };

test.each([
  ['nothing was read', undefined, 'start', 1],
  ['a chapter was left in its midst', reading(2), 'continue', 2],
  ['a chapter was only opened', reading(2, { page: 1 }), 'continue', 2],
  ['a chapter was read to its end', reading(1, end), 'continue', 2],
  ['what follows is in the app', reading(2, end), 'continue', 5],
  ['the chapter went to the app meanwhile', reading(3), 'continue', 5],
  ['the newest was read to its end', reading(6, end), 'again', 6],
  ['the chapter is gone, but not the one after it', reading(99, { next: { id: 6, name: '#6' } }), 'continue', 6],
  ['the chapter is gone, and what followed too', reading(99, { next: { id: 98, name: '#98' } }), 'start', 1],
] as const)('%s', (_, left, kind, id) => expect(whereToRead(stretches, left)).toMatchObject({ kind, chapter: { id } }));

test('a page is said only of a chapter that was left in its midst', () => {
  expect(whereToRead(stretches, reading(2))).toMatchObject({ page: 5, progress: 0.25 });
  expect(whereToRead(stretches, reading(2, { page: 1 }))?.page).toBeUndefined();
  expect(whereToRead(stretches, reading(1, end))?.page).toBeUndefined();
});

test('a title without chapters leads nowhere', () => {
  expect(whereToRead([], reading(1))).toBeUndefined();
  expect(whereToRead([stretches[1]!], reading(3))).toBeUndefined();
});
