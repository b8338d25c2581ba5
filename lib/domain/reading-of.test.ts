import type { Chapter } from './chapter';
import type { ChapterView, LastPage, Page } from './chapter-view';
import { readingOf } from './reading-of';

const chapter = (id: number) => ({ id, name: `#${id}`, subTitle: '' }) as Chapter;
const last = (next?: Chapter) => ({ kind: 'last', current: chapter(1), next }) as LastPage;
const view = (pages: Page[]) =>
  ({ chapterId: 11, chapterName: '#1', titleId: 1, titleName: 'Paper Boats', title: { portraitImageUrl: '/cover' }, language: 'tha', pages }) as ChapterView;

test('a reading says where the reader is, and what follows the chapter', () => {
  const place = { page: 3, total: 20, finished: false };
  expect(readingOf(view([last(chapter(12))]), place)).toEqual({
    titleId: 1, titleName: 'Paper Boats', coverUrl: '/cover', language: 'tha', chapterId: 11, chapterName: '#1', ...place, next: { id: 12, name: '#12' },
  });
  expect(readingOf(view([last()]), place).next).toBeUndefined();
  expect(readingOf(view([]), place).next).toBeUndefined();
});
