import type { Kysely } from 'kysely';
import { limits } from '@/lib/limits';
import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Schema } from './schema';

/** The ids of a title, and of the first and the last of its chapters that a ticket opens. */
interface TicketRange {
  titleId: number;
  first: number;
  last: number;
}

/** Titles in these languages with chapters that a ticket opens at `now`, the last updated first; of very many these alone. */
export function readTicketRanges(
  db: Kysely<Schema>,
  { now, languages }: { now: number; languages: readonly LanguageCode[] },
): Promise<TicketRange[]> {
  const ranges = db
    .selectFrom('chapters')
    // SQLite goes through a cross join in the order that is written: from the few chapters for tickets on, not through all titles of a language.
    .crossJoin('titles')
    .select(({ fn }) => [
      'titles.id',
      'titles.newest_start_at',
      fn.min('chapters.number').as('first'),
      fn.max('chapters.number').as('last'),
    ])
    .whereRef('titles.id', '=', 'chapters.title_id')
    .where('titles.language', 'in', languages)
    .where('chapters.access', '=', 'ticket')
    .where('chapters.start_at', '<=', now)
    .where('chapters.end_at', '>', now)
    .groupBy(['titles.id', 'titles.newest_start_at'])
    .orderBy('titles.newest_start_at', 'desc')
    .orderBy('titles.id')
    .limit(limits.listedTitlesMax);
  return db
    .selectFrom(ranges.as('range'))
    .innerJoin('chapters as first', (join) =>
      join.onRef('first.title_id', '=', 'range.id').onRef('first.number', '=', 'range.first'),
    )
    .innerJoin('chapters as last', (join) =>
      join.onRef('last.title_id', '=', 'range.id').onRef('last.number', '=', 'range.last'),
    )
    .select(['range.id as titleId', 'first.id as first', 'last.id as last'])
    .orderBy('range.newest_start_at', 'desc')
    .orderBy('range.id')
    .execute();
}
