import type { Title } from '@/lib/domain/title';
import type { TitleMarks } from '@/lib/domain/title-marks';

import { sampleTitle } from '@/components/catalog/sample-title-in-test';
import { putOnShelf } from './put-on-shelf';
import { matches } from './model/matches';
import { choose, parseSelection, type Selection, type Sort } from './model/selection';
import type { ShelfSeries } from './model/shelf-series';
import { sortSeries } from './model/sort-series';

const NOW = 1_800_000_000;
const DAY = 86_400;
const series = (own: Partial<ShelfSeries>): ShelfSeries => ({
  id: 1,
  name: '',
  language: 'eng',
  cover: '',
  views: 0,
  tags: [],
  ...own,
});

describe('filters', () => {
  test.each<[string, Selection, Partial<ShelfSeries>, boolean]>([
    ['nothing is chosen', {}, {}, true],
    ['it has the tag', { tag: 'food' }, { tags: ['drama', 'food'] }, true],
    ['it has another tag', { tag: 'food' }, { tags: ['drama'] }, false],
    ['it has no label', { label: 'WJ' }, {}, false],
    ['it has the tag and another label', { tag: 'food', label: 'WJ' }, { tags: ['food'], label: 'SQ' }, false],
    ['it is free', { only: 'free' }, { free: true }, true],
    ['it is not free', { only: 'free' }, { ticket: true }, false],
    ['it was updated within a day', { only: 'updated' }, { updatedAt: NOW - DAY + 1 }, true],
    ['it was updated a day ago', { only: 'updated' }, { updatedAt: NOW - DAY }, false],
  ])('a series is filtered where %s @5.15 @5.16', (_, selection, own, isShown) => {
    expect(matches(series(own), selection, NOW)).toBe(isShown);
  });
});

describe('selection', () => {
  test('a choice replaces the one before it, and choosing it again clears it @4.43', () => {
    expect(choose({ tag: 'drama', label: 'WJ' }, 'tag', 'food')).toEqual({ tag: 'food', label: 'WJ' });
    expect(choose({ tag: 'drama', label: 'WJ' }, 'tag', 'drama')).toEqual({ label: 'WJ' });
  });

  test('a stored selection is read back, invalid parts are ignored', () => {
    const whole = { tag: 'slice-of-life', label: 'J_PLUS', only: 'ticket', sort: 'az' } as const;
    expect(parseSelection(whole)).toEqual(whole);
    expect(parseSelection({ tag: '{"tag":', label: '🦊', only: 'yours', sort: '{' })).toEqual({});
  });
});

describe('sort', () => {
  const sorted = (names: string[], sort: Sort) =>
    sortSeries(
      names.map((name) => ({ name })),
      sort,
      'en',
    ).map(({ name }) => name);
  const MIXED = ['…and Then', '', 'Zebra', '10 Below', 'apple', '“Quiet”', '9 Lives', 'Épée', 'Якорь', 'Echo'];
  const AZ = ['apple', 'Echo', 'Épée', 'Zebra', 'Якорь', '9 Lives', '10 Below', '', '…and Then', '“Quiet”'];

  test('A to Z: letters of every script, then digits, then the rest @5.19', () =>
    expect(sorted(MIXED, 'az')).toEqual(AZ));

  test('Z to A is the reverse: the rest, digits, letters @5.20', () =>
    expect(sorted(MIXED, 'za')).toEqual(AZ.toReversed()));

  test('most recent keeps the server’s order @5.21', () => expect(sorted(MIXED, 'recent')).toEqual(MIXED));
});

describe('series of the list', () => {
  const list = (titles: Title[], own: Partial<TitleMarks> = {}, more = {}) =>
    putOnShelf(
      [{ name: '', titles, tags: [], ...more }],
      { updatedAt: new Map(), free: new Set(), ticket: new Set(), ...own },
      { language: 'eng', languages: ['eng', 'esp'] },
    );

  test('a series without a title in a content language is left out', () => {
    expect(list([sampleTitle(1, { language: 'fra' })])).toEqual([]);
    expect(list([])).toEqual([]);
    expect(list([sampleTitle(2, { language: 'esp' })])).toHaveLength(1);
  });

  test('shows the title in the interface language, and names the other content languages', () => {
    const [shown] = list(
      [
        sampleTitle(1, { language: 'esp', viewCount: 1 }),
        sampleTitle(2, { viewCount: 2, portraitImageUrl: '/p2' }),
        sampleTitle(3, { language: 'fra', viewCount: 4 }),
      ],
      {},
      { tags: [{ slug: 'drama', name: 'Drama' }], label: { code: 'WJ', name: 'Nightjar' } },
    );
    expect(shown).toEqual({
      id: 2,
      name: 'Series 2',
      language: 'eng',
      cover: '/p2',
      views: 3,
      tags: ['drama'],
      label: 'WJ',
      others: ['esp'],
    });
  });
});
