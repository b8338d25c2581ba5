import type { Kysely } from 'kysely';
import { limits } from '@/lib/limits';
import type { ChapterPassTable, Schema } from './schema';

const SECONDS: Record<ChapterPassTable['kind'], number> = {
  'one-time': limits.oneTimePassSeconds,
  ticket: limits.ticketPassSeconds,
};

interface NewPass {
  session: string;
  chapterId: number;
  titleId: number;
  kind: ChapterPassTable['kind'];
  /** Seconds. */
  now: number;
}

/** Opens a chapter to a session from now on, for as long as such a pass lasts; in place of one that has ended. */
export async function writePass(
  db: Kysely<Schema>,
  { session, chapterId, titleId, kind, now }: NewPass,
): Promise<void> {
  const pass = { title_id: titleId, kind, opened_at: now, ends_at: now + SECONDS[kind] };
  await db
    .insertInto('chapter_passes')
    .values({ session_id: session, chapter_id: chapterId, ...pass })
    .onConflict((conflict) => conflict.columns(['session_id', 'chapter_id']).doUpdateSet(pass))
    .execute();
}
