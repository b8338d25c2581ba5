import type { Insertable } from 'kysely';

import { DAY_SECONDS, dayOf } from '@/lib/origin/day';
import { LABEL_CODES } from '@/lib/origin/publish/schema/label-codes';
import type { ChapterSource, StoredPage } from '@/lib/origin/store/chapter-pages';
import { NO_END_AT } from '@/lib/origin/store/end-of-chapter';
import type { ReleaseSchedule, Schema, SeriesStatus } from '@/lib/origin/store/schema';
import { titleIdOf } from '@/lib/origin/title-id';
import type { LanguageCode } from '@/lib/wire/language-codes';

import { pick, randomBelow } from './pseudo-random';

/** Series that calls request: as many in every catalogue, and the same. */
export const MEASURED = 100;
export const MEASURED_CHAPTERS = 40;
export const RARE_WORD = 'Lanternfish';
export const TAGS = Array.from({ length: 30 }, (_, index) => `tag-${index + 1}`);
export const PUBLISHERS = 10;

/** Of the measured series: with a chapter within the last week, and ongoing. The others fill the ranking of completed ones. */
const FRESH = 70;
const FRESH_DAYS = 7;
const ONGOING = 55;
const OTHER_CHAPTERS = 4;
/** Of a measured title, chapters between these are for the app only. */
const FIRST_FREE = 3;
const LAST_FREE = MEASURED_CHAPTERS - 3;
const TAGS_OF_A_SERIES = 3;
/** Series with views on each of the last days. */
const VIEWED_SERIES = 5_000;
const VIEWED_DAYS = 14;
const STATUSES: readonly SeriesStatus[] = ['ongoing', 'ongoing', 'ongoing', 'completed', 'hiatus', 'one-shot'];
const SCHEDULES: readonly ReleaseSchedule[] = ['weekly', 'weekly', 'biweekly', 'monthly'];
/** Languages of series in a row; a measured series has the first. */
const EDITIONS: readonly (readonly LanguageCode[])[] = [
  ['eng', 'esp'],
  ['eng'],
  ['eng', 'esp', 'fra'],
  ['esp'],
  ['eng'],
];
const ADJECTIVES = 'Amber Brass Cedar Distant Folded Glass Hollow Iron Lower Northern Paper Quiet Silver Third'.split(
  ' ',
);
const NOUNS = 'Almanac Bridge Courier Engine Ferry Garden Harbour Island Kitchen Ladder Railway Station Valley'.split(
  ' ',
);
const ENDINGS = ['at Dawn', 'for Two', 'in Bloom', 'of Salt', 'on Stilts', 'under Snow', 'without End', 'by the Sea'];

type Rows = {
  [Table in 'series' | 'series_tags' | 'titles' | 'chapters' | 'series_views']: Insertable<Schema[Table]>[];
};

export const chapterIdOf = (titleId: number, number: number) => titleId * 1000 + number;

/** Ids of the measured series, spread evenly over a catalogue of `size`. */
export const measuredSeries = (size: number): number[] =>
  Array.from({ length: MEASURED }, (_, index) => 1 + Math.floor((index * size) / MEASURED));

export const sentence = (index: number, length: number): string =>
  Array.from({ length }, (_, at) => pick(at % 2 === 0 ? ADJECTIVES : NOUNS, index + at, `word ${at}`)).join(' ');

const nameOf = (index: number) =>
  `${pick(ADJECTIVES, index, 'first')} ${pick(NOUNS, index, 'second')} ${pick(ENDINGS, index, 'ending')}`;

/**
 * One series with its titles and chapters.
 * @param measured its index among the measured series, when it is one of them; its content depends on this alone, in every catalogue
 * @param now seconds
 */
export function syntheticSeries(
  id: number,
  { measured, size, now }: { measured?: number; size: number; now: number },
): Rows {
  const isMeasured = measured !== undefined;
  const kind = measured ?? id;
  const status = !isMeasured ? pick(STATUSES, kind, 'status') : measured < ONGOING ? 'ongoing' : 'completed';
  const isFresh = isMeasured && measured < FRESH;
  const today = dayOf(now) * DAY_SECONDS;
  const newest = today - DAY_SECONDS * (isFresh ? measured % FRESH_DAYS : 8 + randomBelow(600, kind, 'age'));
  const newestIn = (language: LanguageCode) => (language === 'eng' || !isFresh ? newest : newest - 8 * DAY_SECONDS);
  // The store only announces chapters that are still to come.
  const next = newest + 14 * DAY_SECONDS;
  const nextStartAt = status === 'ongoing' && next > now ? next : 0;
  const direction = kind % 2 === 0 ? 'rtl' : 'ltr';
  const name = isMeasured && measured % 10 === 0 ? `${RARE_WORD} ${kind}` : nameOf(kind);
  const languages = EDITIONS[isMeasured ? 0 : id % EDITIONS.length]!;
  const tags = new Set(Array.from({ length: TAGS_OF_A_SERIES }, (_, index) => pick(TAGS, kind, `tag ${index}`)));
  const isViewed = isMeasured || id % Math.ceil(size / VIEWED_SERIES) === 0;

  const series: Rows['series'][number] = {
    id,
    slug: `series-${id}`,
    author: nameOf(kind + 31),
    label: pick(LABEL_CODES, kind, 'label'),
    schedule: pick(SCHEDULES, kind, 'schedule'),
    weekday: 1 + randomBelow(7, kind, 'weekday'),
    status,
    rating: 'all-ages',
    direction,
    is_simulpub: Number(kind % 3 === 0),
    plan_type: 'basic',
    publisher_id: 1 + (kind % PUBLISHERS),
    newest_start_at: newest,
    next_start_at: nextStartAt,
  };
  const titles = languages.map((language) => ({
    id: titleIdOf(id, language),
    series_id: id,
    language,
    name: language === 'eng' ? name : `${name} (${language})`,
    overview: sentence(kind, 24),
    description: sentence(kind + 7, 18),
    seeded_views: 500 + randomBelow(2_000_000, kind, `views ${language}`),
    first_start_at: newestIn(language) - 280 * DAY_SECONDS,
    newest_start_at: newestIn(language),
    next_start_at: nextStartAt,
  }));
  const chaptersIn = (language: LanguageCode): Rows['chapters'] => {
    const isLong = isMeasured && language === 'eng';
    const count = isLong ? MEASURED_CHAPTERS : OTHER_CHAPTERS;
    const titleId = titleIdOf(id, language);
    const pages = JSON.stringify(chapterPages(isLong ? 20 : 5));
    return Array.from({ length: count }, (_, index) => {
      const number = index + 1;
      const source: ChapterSource = {
        kind: 'demo',
        slug: 'synthetic',
        chapter: number,
        direction,
        form: 'pages',
        language,
      };
      return {
        id: chapterIdOf(titleId, number),
        title_id: titleId,
        number,
        name: `#${number}`,
        sub_title: sentence(kind + number, 4),
        start_at: newestIn(language) - (count - number) * 7 * DAY_SECONDS,
        end_at: NO_END_AT,
        access: isLong && number > FIRST_FREE && number < LAST_FREE ? 'app' : 'free',
        is_vertical_only: 0,
        is_horizontal_only: 0,
        is_keyed: 1,
        pages_json: pages,
        source_json: JSON.stringify(source),
        seeded_views: 100 + randomBelow(50_000, kind + number, 'views'),
      };
    });
  };
  return {
    series: [series],
    series_tags: [...tags].map((tag, position) => ({ series_id: id, tag, position })),
    titles,
    chapters: languages.flatMap(chaptersIn),
    series_views: [
      // Day 0: the sum of all days before.
      { series_id: id, day: 0, seeded_views: 500 + randomBelow(2_000_000, kind, 'views eng') },
      ...Array.from({ length: isViewed ? VIEWED_DAYS : 0 }, (_, age) => ({
        series_id: id,
        day: dayOf(now) - age,
        seeded_views: randomBelow(5_000, kind + age, 'day'),
      })),
    ],
  };
}

/** Every sixth page is a spread. */
const chapterPages = (count: number): StoredPage[] =>
  Array.from({ length: count }, (_, index) =>
    index % 6 === 5 ? { kind: 'spread', width: 2400, height: 1800 } : { kind: 'single', width: 1200, height: 1800 },
  );
