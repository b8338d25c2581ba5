import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema';
import { markName, type Mark } from './mark';

/** No chapter has this number: the mark is of all. */
export const EVERY_CHAPTER = -1;

/** What is held back, in order of its names. */
export async function readMarks(db: Kysely<Schema>): Promise<Mark[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .orderBy('series')
    .orderBy('language')
    .orderBy('number')
    .execute();
  return rows.map(({ series, language, number }) => ({
    series,
    ...(language && { language }),
    ...(number !== EVERY_CHAPTER && { number }),
  }));
}

/** Makes sure that what is about to be written was made with what is held back now. @throws Error where that has changed */
export async function requireMarks(tx: Kysely<Schema>, marks: readonly Mark[]): Promise<void> {
  const names = (some: readonly Mark[]) => some.map(markName).sort().join(' ');
  if (names(await readMarks(tx)) !== names(marks))
    throw new Error('Something was taken out or let in again meanwhile. Nothing was changed: publish once more.');
}
