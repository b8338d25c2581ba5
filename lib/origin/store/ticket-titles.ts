import type { Kysely } from 'kysely';
import { dayOf } from '../day';
import type { Catalogue, TitleRecord } from './catalogue';
import { readPopularSeries } from './ranking';
import type { Schema } from './schema';

const LENGTH = 6;

/** Other titles in a title's language with chapters that a ticket opens, out of the most read; these first. */
export async function readTicketTitles(
  db: Kysely<Schema>,
  catalogue: Catalogue,
  { id, language }: TitleRecord,
  now: number,
): Promise<number[]> {
  const ids = await catalogue.cache.getOrSet(`ticket titles ${language}`, async () => {
    const popular = await readPopularSeries(db, catalogue, { language, today: dayOf(now) });
    const candidates = popular.flatMap(({ titles }) =>
      titles.filter((title) => title.language === language).map((title) => title.id),
    );
    const rows = await db
      .selectFrom('chapters')
      .select('title_id')
      .distinct()
      .where('title_id', 'in', candidates)
      .where('access', '=', 'ticket')
      .where('start_at', '<=', now)
      .where('end_at', '>', now)
      .execute();
    const withTickets = new Set(rows.map(({ title_id }) => title_id));
    return candidates.filter((candidate) => withTickets.has(candidate)).slice(0, LENGTH + 1);
  });
  return ids.filter((other) => other !== id).slice(0, LENGTH);
}
