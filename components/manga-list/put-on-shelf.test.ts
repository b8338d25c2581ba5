import type { Language } from '@/lib/domain/language';
import type { Series } from '@/lib/domain/series';
import type { Title } from '@/lib/domain/title';
import type { TitleMarks } from '@/lib/domain/title-marks';

import { putOnShelf } from './put-on-shelf';

const NOW = 1_800_000_000;
const READERS = { language: 'eng', languages: ['eng', 'esp'] } as const;
const title = (id: number, language: Language, own: Partial<Title> = {}): Title => ({
  id,
  name: `Title ${id}`,
  author: 'Somebody',
  portraitImageUrl: `/p${id}`,
  landscapeImageUrl: '/l',
  favoriteImageUrl: '/f',
  viewCount: id,
  language,
  updateStatus: 'none',
  ...own,
});
const series = (titles: Title[], own: Partial<Series> = {}): Series => ({ name: '', titles, tags: [], ...own });
const marks = (own: Partial<TitleMarks> = {}): TitleMarks => ({
  updatedAt: new Map(),
  free: new Set(),
  ticket: new Set(),
  ...own,
});
const [shelve, one] = [
  (given: Series[], own?: Partial<TitleMarks>) => putOnShelf(given, marks(own), READERS),
  (given: Series, own?: Partial<TitleMarks>) => putOnShelf([given], marks(own), READERS)[0],
];

test('a series without a title in a content language is left out', () => {
  expect(shelve([series([title(1, 'fra')]), series([title(2, 'esp')]), series([])]).map(({ id }) => id)).toEqual([2]);
});

test('the title in the reader’s own language is shown, the others are named', () => {
  expect(
    one(
      series([title(1, 'esp'), title(2, 'eng'), title(3, 'fra')], {
        tags: [{ slug: 'drama', name: 'Drama' }],
        label: { code: 'WJ', name: 'Nightjar' },
      }),
    ),
  ).toEqual({
    id: 2,
    name: 'Title 2',
    language: 'eng',
    cover: '/p2',
    views: 3,
    tags: ['drama'],
    label: 'WJ',
    others: ['esp'],
  });
});

test('marks of any readable title are the series’ own', () => {
  const both = series([title(1, 'eng', { updateStatus: 'new' }), title(2, 'esp')]);
  expect(
    one(both, {
      free: new Set([2]),
      ticket: new Set([1]),
      updatedAt: new Map([
        [1, NOW - 200_000],
        [2, NOW - 60],
      ]),
    }),
  ).toMatchObject({
    free: true,
    ticket: true,
    updatedAt: NOW - 60,
    isNew: true,
  });
});

test('what is not so is not said', () => {
  const plain = one(series([title(1, 'eng')]), { free: new Set([9]), updatedAt: new Map([[9, NOW]]) });
  expect(Object.keys(plain ?? {})).toEqual(['id', 'name', 'language', 'cover', 'views', 'tags']);
});
