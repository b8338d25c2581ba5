import type { Kysely } from 'kysely';
import { limits } from '@/lib/limits';
import type { LanguageCode } from '@/lib/wire/language-codes';
import { isOut } from './is-out';
import { isPostgres } from './is-postgres';
import type { Schema } from './schema';

/** What one claim takes; and for how long, in seconds, nobody else does. All of it is tried by then. */
const CLAIM_MAX = 100;
const CLAIM_SECONDS = 300;

interface Key {
  chapter_id: number;
  session_id: string;
}

/** A message to be sent. */
export interface Delivery extends Key {
  /** This one counted. */
  tries: number;
  token: string;
  language: LanguageCode;
  title_id: number;
  titleName: string;
  chapterName: string;
  subTitle: string;
}

/**
 * Takes some messages that are due, for this process alone. Whoever dies with them leaves them to the next, after a while. A reader who
 * favours the title no longer, or cannot be reached, is not among them, nor is a chapter that was taken back meanwhile; what was for them is
 * forgotten.
 * @param now seconds
 */
export async function claimDeliveries(
  db: Kysely<Schema>,
  now: number,
): Promise<{ taken: number; deliveries: Delivery[] }> {
  const taken = await take(db, now);
  if (taken.length === 0) return { taken: 0, deliveries: [] };
  const deliveries = await db
    .selectFrom('push_deliveries')
    .innerJoin('chapters', 'chapters.id', 'push_deliveries.chapter_id')
    .innerJoin('titles', 'titles.id', 'chapters.title_id')
    .innerJoin('push_tokens', 'push_tokens.session_id', 'push_deliveries.session_id')
    .innerJoin('favorites', (join) =>
      join
        .onRef('favorites.session_id', '=', 'push_deliveries.session_id')
        .onRef('favorites.title_id', '=', 'chapters.title_id'),
    )
    .select([
      'push_deliveries.chapter_id',
      'push_deliveries.session_id',
      'push_deliveries.tries',
      'push_tokens.token',
      'push_tokens.language',
      'chapters.title_id',
      'titles.name as titleName',
      'chapters.name as chapterName',
      'chapters.sub_title as subTitle',
    ])
    .where(isOut(now))
    .where(({ eb, or }) =>
      or(
        taken.map((key) =>
          eb.and({ 'push_deliveries.chapter_id': key.chapter_id, 'push_deliveries.session_id': key.session_id }),
        ),
      ),
    )
    .execute();
  const wanted = new Set(deliveries.map(nameOf));
  for (const key of taken) if (!wanted.has(nameOf(key))) await endDelivery(db, key);
  return { taken: taken.length, deliveries };
}

/** It has arrived, or never will. */
export async function endDelivery(db: Kysely<Schema>, key: Key): Promise<void> {
  await db
    .deleteFrom('push_deliveries')
    .where(({ eb }) => eb.and(isRow(key)))
    .execute();
}

/** It is tried again at that time, in seconds. */
export async function putOffDelivery(db: Kysely<Schema>, key: Key, dueAt: number): Promise<void> {
  await db
    .updateTable('push_deliveries')
    .set({ due_at: dueAt })
    .where(({ eb }) => eb.and(isRow(key)))
    .execute();
}

const isRow = ({ chapter_id, session_id }: Key): Key => ({ chapter_id, session_id });
const nameOf = ({ chapter_id, session_id }: Key) => `${chapter_id} ${session_id}`;

function take(db: Kysely<Schema>, now: number): Promise<Key[]> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('push_deliveries')
      .select(['chapter_id', 'session_id'])
      // Nothing is put off for days, but by a clock that was ahead.
      .where(({ eb, or }) => or([eb('due_at', '<=', now), eb('due_at', '>', now + limits.pushWithinSeconds)]))
      .orderBy('due_at')
      .orderBy('chapter_id')
      .orderBy('session_id')
      .limit(CLAIM_MAX)
      .$if(isPostgres(tx), (query) => query.forUpdate().skipLocked())
      .execute();
    for (const key of due) {
      await tx
        .updateTable('push_deliveries')
        .set(({ eb }) => ({ due_at: now + CLAIM_SECONDS, tries: eb('tries', '+', 1) }))
        .where(({ eb }) => eb.and(isRow(key)))
        .execute();
    }
    return due;
  });
}
