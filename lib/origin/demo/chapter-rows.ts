import type { Insertable } from 'kysely';
import type { LanguageCode } from '@/lib/wire/language-codes';
import type { DrawnSource } from '../store/chapter-pages';
import { NO_END_AT } from '../store/end-of-chapter';
import type { ChapterAccess, ChapterTable } from '../store/schema';
import { titleIdOf } from '../title-id';
import { calendarOf, type Calendar } from './calendar';
import { chapterPages } from './chapter-pages';
import { rng } from './draw/rng';
import { FIRST_CHAPTERS } from './first-chapters';
import { LANGUAGE_SHARE } from './language-share';
import { printingOf } from './printing-of';
import type { ChapterAccess as NewestAccess, Edition, Printing, SeriesFacts } from './series-facts';

const PLAIN_SERIES_EVERY = 5;

const ACCESS: Record<NewestAccess, ChapterAccess> = {
  free: 'free',
  'ends-soon': 'free',
  ticket: 'ticket',
  'one-time-free': 'one-time-free',
  subscription: 'subscription',
};

export type ChapterRow = Insertable<ChapterTable>;

/** The chapters of all editions of a series, the announced next one included. */
export function chapterRows(facts: SeriesFacts, { seed, now }: { seed: number; now: number }): ChapterRow[] {
  const calendar = calendarOf(facts, now);
  const numbers = Array.from({ length: calendar.count + (calendar.nextStart ? 1 : 0) }, (_, index) => index + 1);
  const editions = Object.entries(facts.editions) as [LanguageCode, Edition][];
  return numbers.flatMap((number) => {
    const pages = new Map<string, string>();
    const pagesOf = (printing: Printing) => {
      const found =
        pages.get(printing.form) ??
        JSON.stringify(chapterPages({ seriesSlug: facts.slug, chapter: number, ...printing }));
      pages.set(printing.form, found);
      return found;
    };
    const views = chapterViews(facts, number, seed);
    return editions.map(([language, edition]): ChapterRow => {
      const title_id = titleIdOf(facts.id, language);
      const printing = printingOf(facts, language);
      const source: DrawnSource = { kind: 'demo', slug: facts.slug, chapter: number, ...printing, language };
      return {
        id: title_id * 1000 + number,
        title_id,
        number,
        name: `#${number}`,
        sub_title: subTitle(edition.chapterTitles, number),
        start_at: calendar.startOf(number),
        ...accessOf(facts, calendar, number),
        is_vertical_only: Number(printing.form === 'strip'),
        is_horizontal_only: Number(printing.form === 'spreads'),
        is_keyed: Number(facts.id % PLAIN_SERIES_EVERY !== 0),
        pages_json: pagesOf(printing),
        source_json: JSON.stringify(source),
        seeded_views: number > calendar.count ? 0 : Math.round(views * LANGUAGE_SHARE[language]),
      };
    });
  });
}

function accessOf(facts: SeriesFacts, calendar: Calendar, number: number): Pick<ChapterRow, 'access' | 'end_at'> {
  const open = { access: 'free', end_at: NO_END_AT } as const;
  if (number <= FIRST_CHAPTERS) return open;
  const age = Math.max(0, calendar.count - number);
  const access = facts.newest[age];
  if (access)
    return {
      access: ACCESS[access],
      end_at: access === 'ends-soon' ? endOf(facts, calendar, number) : NO_END_AT,
    };
  const hasEnded = facts.hasEndedChapter && age === facts.newest.length;
  return hasEnded ? { access: 'free', end_at: calendar.startOf(calendar.count) } : { ...open, access: 'app' };
}

/** The release that pushes a chapter out of those that end soon. */
function endOf({ newest }: SeriesFacts, calendar: Calendar, number: number): number {
  if (!calendar.nextStart) return NO_END_AT;
  let age = calendar.count - number;
  while (newest[age] === 'ends-soon') age++;
  return calendar.startOf(number + age);
}

/** The first chapters have titles of their own, later ones take the rest in turn; from the second turn on with its number. */
function subTitle(titles: readonly string[], number: number): string {
  const own = titles[number - 1];
  if (own !== undefined && number <= FIRST_CHAPTERS) return own;
  const later = titles.slice(FIRST_CHAPTERS);
  const index = number - FIRST_CHAPTERS - 1;
  const title = later[index % later.length] ?? own ?? '';
  const turn = Math.floor(index / later.length) + 1;
  return turn > 1 ? `${title} (${turn})` : title;
}

function chapterViews(facts: SeriesFacts, number: number, seed: number): number {
  const random = rng(`${seed}/${facts.slug}/${number}/views`);
  return facts.popularity ** 2 * 40 * (0.6 + 1.4 / Math.sqrt(number)) * random.range(0.8, 1.2);
}
