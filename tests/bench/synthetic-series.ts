import type { Insertable } from 'kysely';
import { DAY_SECONDS, dayOf } from '@/lib/origin/day';
import type { ChapterSource, StoredPage } from '@/lib/origin/store/chapter-pages';
import type { ReleaseSchedule, Schema, SeriesStatus, SeriesTable } from '@/lib/origin/store/schema';
import { titleIdOf } from '@/lib/origin/title-id';
import { limits } from '@/lib/limits';
import type { LanguageCode } from '@/lib/wire/language-codes';
import { pick, spread } from './spread';
import { seriesName, sentence } from './words';

export const LABELS = [
  'WJ',
  'SQ',
  'VJ',
  'YJ',
  'J_PLUS',
  'REVIVAL',
  'CREATORS',
  'MEE',
  'TYJ',
  'OTHERS',
  'SKJ',
  'GIGA',
  'UJ',
  'DX',
] as const;
export const TAGS = Array.from({ length: 30 }, (_, index) => `tag-${index + 1}`);
export const PUBLISHERS = 10;
/** Titles that are asked for, as many in every catalogue and always of the same kind. */
export const MEASURED = 100;
export const MEASURED_CHAPTERS = 40;
export const RARE_WORD = 'Lanternfish';

/** Chapters that came out within a week, in every catalogue. */
const FRESH = 70;
const FRESH_DAYS = 7;
const OTHER_CHAPTERS = 4;
/** Of the measured series, so that a ranking of those that are completed is full in every catalogue. */
const ONGOING = 55;
/** Of a measured title, open on the web; those between are for the app. */
const FIRST_OPEN = 3;
const LAST_OPEN = MEASURED_CHAPTERS - 3;
const TAGS_OF_A_SERIES = 3;
const VIEWED_SERIES = 5_000;
const VIEWED_DAYS = 14;
const STATUSES: readonly SeriesStatus[] = ['ongoing', 'ongoing', 'ongoing', 'completed', 'hiatus', 'one-shot'];
const SCHEDULES: readonly ReleaseSchedule[] = ['weekly', 'weekly', 'biweekly', 'monthly'];
/** Languages of twenty series in a row, thirty titles; a measured series has the first. */
const EDITIONS: readonly (readonly LanguageCode[])[] = [
  ['eng', 'esp'],
  ['eng'],
  ['eng'],
  ['eng', 'esp'],
  ['eng'],
  ['esp'],
  ['eng'],
  ['eng', 'esp', 'fra'],
  ['eng'],
  ['eng', 'esp'],
  ['eng'],
  ['eng'],
  ['esp'],
  ['eng', 'esp', 'ptb', 'ind'],
  ['eng'],
  ['eng', 'esp'],
  ['eng'],
  ['rus', 'tha'],
  ['eng'],
  ['deu', 'vie'],
];

type Rows = {
  [Table in 'series' | 'series_tags' | 'titles' | 'chapters' | 'series_views']: Insertable<Schema[Table]>[];
};

export const chapterIdOf = (titleId: number, number: number) => titleId * 1000 + number;

/** The measured series, spread evenly over a catalogue of `size`. */
export function measuredSeries(size: number): number[] {
  return Array.from({ length: MEASURED }, (_, index) => 1 + Math.floor((index * size) / MEASURED));
}

/**
 * One series with all that is its own. Beside its id and its dates it depends on `kind` alone.
 * @param measured its place among the measured ones, where it is one of them
 * @param now seconds
 */
export function syntheticSeries(
  id: number,
  { measured, size, now }: { measured?: number; size: number; now: number },
): Rows {
  const kind = measured ?? id;
  const status = measured === undefined ? pick(STATUSES, kind, 'status') : measured < ONGOING ? 'ongoing' : 'completed';
  const editions = EDITIONS[measured === undefined ? id % EDITIONS.length : 0]!;
  const today = dayOf(now) * DAY_SECONDS;
  const isFresh = measured !== undefined && measured < FRESH;
  const newest = today - DAY_SECONDS * (isFresh ? measured % FRESH_DAYS : 8 + spread(kind, 'age', 600));
  const name = measured !== undefined && measured % 10 === 0 ? `${RARE_WORD} ${kind}` : seriesName(kind);

  const newestIn = (language: LanguageCode) => (language === 'eng' || !isFresh ? newest : newest - 8 * DAY_SECONDS);

  const titles = editions.map((language) => ({
    id: titleIdOf(id, language),
    series_id: id,
    language,
    name: language === 'eng' ? name : `${name} (${language})`,
    overview: sentence(kind, 24),
    description: sentence(kind + 7, 18),
    seeded_views: 500 + spread(kind, `views ${language}`, 2_000_000),
    first_start_at: newestIn(language) - 280 * DAY_SECONDS,
    newest_start_at: newestIn(language),
    next_start_at: nextOf({ status, newest, now }),
  }));
  const chapters = editions.flatMap((language) => {
    const isMeasured = measured !== undefined && language === 'eng';
    return chaptersOf(titleIdOf(id, language), { language, kind, isMeasured, newest: newestIn(language) });
  });
  const tags = new Set(Array.from({ length: TAGS_OF_A_SERIES }, (_, index) => pick(TAGS, kind, `tag ${index}`)));
  return {
    series: [seriesRow({ id, kind, status, newest, now })],
    series_tags: [...tags].map((tag, position) => ({ series_id: id, tag, position })),
    titles,
    chapters,
    series_views: viewDays({
      id,
      kind,
      isViewed: measured !== undefined || id % Math.ceil(size / VIEWED_SERIES) === 0,
      now,
    }),
  };
}

function directionOf(kind: number): 'rtl' | 'ltr' {
  return kind % 2 === 0 ? 'rtl' : 'ltr';
}

function seriesRow({
  id,
  kind,
  status,
  newest,
  now,
}: {
  id: number;
  kind: number;
  status: SeriesStatus;
  newest: number;
  now: number;
}): Insertable<SeriesTable> {
  return {
    id,
    slug: `series-${id}`,
    author: seriesName(kind + 31),
    label: pick(LABELS, kind, 'label'),
    schedule: pick(SCHEDULES, kind, 'schedule'),
    weekday: 1 + spread(kind, 'weekday', 7),
    status,
    rating: 'all-ages',
    direction: directionOf(kind),
    is_simulpub: Number(kind % 3 === 0),
    plan_type: 'basic',
    publisher_id: 1 + (kind % PUBLISHERS),
    newest_start_at: newest,
    next_start_at: nextOf({ status, newest, now }),
  };
}

/** Of a schedule that is followed only what is still to come is announced. */
function nextOf({ status, newest, now }: { status: SeriesStatus; newest: number; now: number }): number {
  const next = newest + 14 * DAY_SECONDS;
  return status === 'ongoing' && next > now ? next : 0;
}

interface ChaptersOf {
  language: LanguageCode;
  kind: number;
  isMeasured: boolean;
  newest: number;
}

function chaptersOf(
  titleId: number,
  { language, kind, isMeasured, newest }: ChaptersOf,
): Insertable<Schema['chapters']>[] {
  const count = isMeasured ? MEASURED_CHAPTERS : OTHER_CHAPTERS;
  const pages_json = JSON.stringify(pages(isMeasured ? 20 : 5));
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const source: ChapterSource = {
      kind: 'demo',
      slug: 'synthetic',
      chapter: number,
      direction: directionOf(kind),
      form: 'pages',
      language,
    };
    return {
      id: chapterIdOf(titleId, number),
      title_id: titleId,
      number,
      name: `#${number}`,
      sub_title: sentence(kind + number, 4),
      start_at: newest - (count - number) * 7 * DAY_SECONDS,
      end_at: limits.noEndTimeStamp,
      access: isMeasured && number > FIRST_OPEN && number < LAST_OPEN ? 'app' : 'free',
      is_vertical_only: 0,
      is_horizontal_only: 0,
      is_keyed: 1,
      pages_json,
      source_json: JSON.stringify(source),
      seeded_views: 100 + spread(kind + number, 'views', 50_000),
    };
  });
}

/** Every sixth page is a spread. */
function pages(count: number): StoredPage[] {
  return Array.from({ length: count }, (_, index) =>
    index % 6 === 5 ? { kind: 'spread', width: 2400, height: 1800 } : { kind: 'single', width: 1200, height: 1800 },
  );
}

/** The views of before as one sum, and those of the last days where it is among the series that are read. */
function viewDays({
  id,
  kind,
  isViewed,
  now,
}: {
  id: number;
  kind: number;
  isViewed: boolean;
  now: number;
}): Rows['series_views'] {
  const days = Array.from({ length: isViewed ? VIEWED_DAYS : 0 }, (_, age) => ({
    series_id: id,
    day: dayOf(now) - age,
    seeded_views: spread(kind + age, 'day', 5_000),
  }));
  return [{ series_id: id, day: 0, seeded_views: 500 + spread(kind, 'views eng', 2_000_000) }, ...days];
}
