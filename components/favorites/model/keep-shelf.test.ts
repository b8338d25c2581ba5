import type { Title } from '@/lib/domain/title';

import { keepShelf } from './keep-shelf';

const title = (id: number, name = `Series ${id}`): Title => ({
  id,
  name,
  author: '',
  portraitImageUrl: '',
  landscapeImageUrl: '',
  favoriteImageUrl: '',
  viewCount: 0,
  language: 'eng',
  updateStatus: 'none',
});
const ids = (titles: readonly Title[]) => titles.map(({ id }) => id);
const shown = [title(3), title(2), title(1)];

test('a removed title keeps its place, one removed elsewhere goes', () => {
  expect(ids(keepShelf(shown, [title(3), title(1)], new Set([2])))).toEqual([3, 2, 1]);
  expect(ids(keepShelf(shown, [title(3), title(1)], new Set()))).toEqual([3, 1]);
});

test('a title put back stays where it stood, a new one comes first', () => {
  expect(ids(keepShelf(shown, [title(2), title(3), title(1)], new Set()))).toEqual([3, 2, 1]);
  expect(ids(keepShelf(shown, [title(4), ...shown], new Set()))).toEqual([4, 3, 2, 1]);
});

test('what is kept is shown as the origin says it now', () => {
  expect(keepShelf(shown, [title(2, 'New name')], new Set())[0]?.name).toBe('New name');
});
