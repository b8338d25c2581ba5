import type { Insertable } from 'kysely';
import type { LanguageCode } from '@/lib/wire/language-codes';
import type { AccessRules } from '../../store/access-rules';
import type { PublishedSource } from '../../store/chapter-pages';
import { NO_END_AT } from '../../store/end-of-chapter';
import type { ChapterTable, SeriesTable, TitleTable } from '../../store/schema';
import { titleIdOf } from '../../title-id';
import { opensAt } from '../opens-at';
import type { PreparedSeries } from '../prepare/name-publication';
import type { ChapterEntry } from '../schema/chapter-schema';
import { WEEKDAYS } from '../schema/series-schema';
import { secondsOf } from './seconds-of';

/** The row of a series. When its chapters come follows from theirs, and from those that are only announced (`scheduleOf`). */
export function seriesRow(
  { slug, facts, authors, rating, direction, chapters, pictures }: PreparedSeries,
  { id, publisherId }: { id: number; publisherId: number },
): Insertable<SeriesTable> {
  const there = new Set(chapters.flatMap(({ entry, language }) => [`${entry.number}`, `${entry.number} ${language}`]));
  // One that another language has is announced for those that have a time of their own.
  const isUnseen = ({ number, starts }: ChapterEntry, language: LanguageCode) =>
    !there.has(`${number}`) || (starts?.[language] !== undefined && !there.has(`${number} ${language}`));
  const announced = languagesOf(facts).map(
    (language) =>
      [
        language,
        facts.chapters.filter((entry) => isUnseen(entry, language)).map((entry) => opensAt(entry, language)),
      ] as const,
  );
  const told = announced.filter(([, times]) => times.length);
  return {
    id,
    slug,
    author: authors.join(', '),
    label: facts.label,
    schedule: facts.schedule,
    weekday: facts.weekday === undefined ? 0 : WEEKDAYS.indexOf(facts.weekday) + 1,
    status: facts.status,
    rating,
    direction,
    is_simulpub: Number(facts.simulpub),
    plan_type: facts.plan,
    publisher_id: publisherId,
    newest_start_at: 0,
    next_start_at: 0,
    pictures_json: JSON.stringify(pictures),
    access_json: JSON.stringify({
      ...facts.access,
      announced: told.length ? Object.fromEntries(told) : [],
    } satisfies AccessRules),
  };
}

/** When its chapters come follows from theirs (`scheduleOf`). */
export function titleRows({ facts, overviews }: PreparedSeries, seriesId: number): Insertable<TitleTable>[] {
  return languagesOf(facts).map((language) => {
    const { name } = facts.languages[language]!;
    const overview = overviews[language] ?? '';
    const meta = facts.metaInfo?.[language];
    return {
      id: titleIdOf(seriesId, language),
      series_id: seriesId,
      language,
      name,
      overview,
      description: meta?.description ?? overview,
      meta_title: meta?.title ?? '',
      seeded_views: 0,
    };
  });
}

/** How each opens follows from the rules of its series, too (`scheduleOf`). */
export function chapterRows(
  { facts, direction, chapters }: PreparedSeries,
  seriesId: number,
  idOf: (titleId: number, number: number) => number,
): Insertable<ChapterTable>[] {
  return chapters.map(({ entry, language, title, form, pages, names }) => {
    const title_id = titleIdOf(seriesId, language);
    const source: PublishedSource = { kind: 'published', direction, language, pages: names };
    return {
      id: idOf(title_id, entry.number),
      title_id,
      number: entry.number,
      name: entry.name ?? `#${entry.number}`,
      sub_title: title,
      start_at: opensAt(entry, language),
      end_at: entry.end === undefined ? NO_END_AT : secondsOf(entry.end),
      access: entry.access ?? facts.access.between,
      own_access: entry.access ?? null,
      is_vertical_only: Number(form === 'strip'),
      is_horizontal_only: Number(form === 'spreads'),
      is_keyed: Number(facts.keyed),
      pages_json: JSON.stringify(pages.map(({ kind, width, height, maxWidth }) => ({ kind, width, height, maxWidth }))),
      source_json: JSON.stringify(source),
      seeded_views: 0,
    };
  });
}

function languagesOf({ languages }: PreparedSeries['facts']): LanguageCode[] {
  return Object.keys(languages) as LanguageCode[];
}
