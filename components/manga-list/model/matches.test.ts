import { matches } from './matches';
import type { Selection } from './selection';
import type { ShelfSeries } from './shelf-series';

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

test.each<[string, Selection, Partial<ShelfSeries>, boolean]>([
  ['nothing chosen keeps all', {}, {}, true],
  ['its tag', { tag: 'food' }, { tags: ['drama', 'food'] }, true],
  ['another tag', { tag: 'food' }, { tags: ['drama'] }, false],
  ['its label', { label: 'WJ' }, { label: 'WJ' }, true],
  ['no label', { label: 'WJ' }, {}, false],
  ['tag and label, both its own', { tag: 'food', label: 'WJ' }, { tags: ['food'], label: 'WJ' }, true],
  ['tag and label, one its own', { tag: 'food', label: 'WJ' }, { tags: ['food'], label: 'SQ' }, false],
  ['free', { only: 'free' }, { free: true }, true],
  ['not free', { only: 'free' }, { ticket: true }, false],
  ['tickets', { only: 'ticket' }, { ticket: true }, true],
  ['updated within the day', { only: 'updated' }, { updatedAt: NOW - DAY + 1 }, true],
  ['updated a day ago', { only: 'updated' }, { updatedAt: NOW - DAY }, false],
  ['updated by a clock ahead of ours', { only: 'updated' }, { updatedAt: NOW + 60 }, false],
  ['never updated', { only: 'updated' }, {}, false],
])('%s @5.15 @5.16', (_, selection, own, kept) => {
  expect(matches(series(own), selection, NOW)).toBe(kept);
});
