import type { Insertable } from 'kysely';
import type { LanguageCode } from '@/lib/wire/language-codes';
import { dayOf } from '../day';
import type { Schema, SeriesTable, TitleTable } from '../store/schema';
import { textLanguage } from '../texts/text-language';
import { titleIdOf } from '../title-id';
import { authorNote } from './author-note';
import { calendarOf } from './calendar';
import type { ChapterRow } from './chapter-rows';
import { rng } from './draw/rng';
import type { Edition, SeriesFacts } from './series-facts';

/** Days for which views are seeded one by one; what came before is one sum, on day 0. */
const VIEW_DAYS = 30;

export function seriesRow(
  facts: SeriesFacts,
  { now, publisherId }: { now: number; publisherId: number },
): Insertable<SeriesTable> {
  const { newest_start_at, next_start_at } = timesOf(facts, now);
  return {
    id: facts.id,
    slug: facts.slug,
    author: facts.author,
    label: facts.label,
    schedule: facts.schedule,
    weekday: facts.schedule === 'everyday' || facts.schedule === 'other' ? 0 : facts.weekday,
    status: facts.status,
    rating: facts.rating,
    direction: facts.direction,
    is_simulpub: Number(facts.simulpub),
    plan_type: facts.planType,
    publisher_id: publisherId,
    newest_start_at,
    next_start_at,
  };
}

export function titleRows(
  facts: SeriesFacts,
  { chapters, now }: { chapters: readonly ChapterRow[]; now: number },
): Insertable<TitleTable>[] {
  const times = timesOf(facts, now);
  return (Object.entries(facts.editions) as [LanguageCode, Edition][]).map(
    ([language, { name, overview, description }]) => {
      const id = titleIdOf(facts.id, language);
      const seeded_views = chapters.reduce(
        (sum, chapter) => sum + (chapter.title_id === id ? chapter.seeded_views : 0),
        0,
      );
      const told = [overview, authorNote(facts, textLanguage(language))].filter(Boolean).join('\n\n');
      return { id, series_id: facts.id, language, name, overview: told, description, seeded_views, ...times };
    },
  );
}

/** When its chapters come, in seconds: all of a series' titles alike. */
function timesOf(facts: SeriesFacts, now: number) {
  const calendar = calendarOf(facts, now);
  return {
    first_start_at: calendar.startOf(1),
    newest_start_at: calendar.startOf(calendar.count),
    next_start_at: calendar.nextStart,
  };
}

/** Views of a series by day: the last days one by one, with a peak on the day of release, before them one sum. */
export function seriesViewRows(
  facts: SeriesFacts,
  titles: readonly Insertable<TitleTable>[],
  { seed, now }: { seed: number; now: number },
): Insertable<Schema['series_views']>[] {
  const calendar = calendarOf(facts, now);
  const today = dayOf(now);
  const released = dayOf(calendar.startOf(calendar.count));
  const days = Array.from({ length: VIEW_DAYS }, (_, age) => {
    const day = today - age;
    const random = rng(`${seed}/${facts.slug}/day ${day}`);
    const peak = (day - released) % 7 === 0 ? 1.6 : 1;
    // What is new or was less read before trends; old successes do so less.
    const momentum = rng(`${seed}/${facts.slug}/momentum`).range(0.4, 2.4);
    return {
      series_id: facts.id,
      day,
      seeded_views: Math.round(facts.popularity ** 1.5 * 12 * momentum * peak * random.range(0.8, 1.2)),
    };
  });
  return [
    { series_id: facts.id, day: 0, seeded_views: titles.reduce((sum, title) => sum + title.seeded_views, 0) },
    ...days,
  ];
}
