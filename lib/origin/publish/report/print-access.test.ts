/** @jest-environment node */
import type { ChapterAccess } from '../../store/schema';
import { seriesSchema } from '../schema/series-schema';
import { printAccess } from './print-access';

const NOW = Date.parse('2026-06-10T12:00:00Z') / 1000;
const { access: DEFAULTS } = seriesSchema.shape;

/** A series in English with a chapter on each day from 1 June 2026 on, of which some say themselves how they open, or end. */
const seriesOf = (
  slug: string,
  count: number,
  rules = {},
  own: Record<number, { access?: ChapterAccess; end?: string }> = {},
) => ({
  slug,
  facts: { access: DEFAULTS.parse(rules), languages: { eng: { name: slug } } },
  chapters: Array.from({ length: count }, (_, index) => ({
    entry: { number: index + 1, start: `2026-06-${String(index + 1).padStart(2, '0')}T00:00:00Z`, ...own[index + 1] },
    language: 'eng' as const,
  })),
});

test.each([
  ['all free where nothing is said', [seriesOf('a', 10)], 'Readers find 10 chapters: 10 free'],
  [
    'by the rules of the series',
    [seriesOf('a', 6, { first: 1, newest: ['ticket'], between: 'subscription' })],
    'Readers find 6 chapters: 1 free, 1 with a ticket, 4 for subscribers',
  ],
  [
    'chapters that are to come, and that are over',
    [
      seriesOf(
        'a',
        12,
        {},
        { 1: { end: '2026-06-02T00:00:00Z' }, 2: { access: 'app' }, 3: { access: 'one-time-free' } },
      ),
    ],
    'Readers find 12 chapters: 7 free, 1 free once, 1 only in the app, 2 not open yet, 1 closed',
  ],
  [
    'each of several series that is not all free',
    [seriesOf('a', 2), seriesOf('b', 2, {}, { 1: { access: 'subscription' } })],
    'Readers find 4 chapters: 3 free, 1 for subscribers\n  b: 2 chapters: 1 free, 1 for subscribers',
  ],
])('counts %s', (_, series, expected) => expect(printAccess(series, NOW)).toBe(expected));
