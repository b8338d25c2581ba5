import type { ChapterView } from '@/lib/domain/chapter-view';

import { nextOf } from './next-of';

const pages = (...all: object[]) => ({ pages: all }) as Pick<ChapterView, 'pages'>;

it('is named by the last page alone', () => {
  expect(nextOf(pages({ kind: 'last', next: { id: 2 } }))).toEqual({ id: 2 });
  expect(nextOf(pages({ kind: 'last' }))).toBeUndefined();
  expect(nextOf(pages({ kind: 'manga' }))).toBeUndefined();
  expect(nextOf(pages())).toBeUndefined();
});
