import type { Kysely } from 'kysely';
import { atMost } from '@/lib/at-most';
import { limits } from '@/lib/limits';
import type { Context } from './context';
import { dayOf } from './day';
import { refuseToWait } from './http/write-limits';
import { Refusal } from './refusal';
import type { TitleRecord } from './store/catalogue';
import { writePass } from './store/chapter-passes';
import type { StoredChapter } from './store/chapters';
import { readReader, STRANGER, type Reader } from './store/reader';
import type { Schema } from './store/schema';
import { holdSession } from './store/sessions';
import { addView, countView } from './store/views';
import { wayIn } from './way-in';

interface Entrance {
  chapter: StoredChapter;
  title: TitleRecord;
  session: string | undefined;
  /** Seconds. */
  now: number;
  desk: Pick<Context, 'takeWrite' | 'inPlace' | 'warn'>;
}

/**
 * Lets a reader into a chapter, for what it costs, and counts the view: all of it or nothing. Who calls at the same moment, here or in
 * another process, spends nothing twice. Who may write no more for now reads on uncounted, and has to wait where something is to be spent. Where nothing is, a view
 * that waits for others to be written is in nobody's way.
 * @returns the reader as he stands inside
 * @throws Refusal in words that lead to the title
 */
export async function enterChapter(
  db: Kysely<Schema>,
  { chapter, title, session, now, desk }: Entrance,
): Promise<Reader> {
  const planType = title.series.plan_type;
  /** What is to be spent, if anything. */
  const priceFor = (reader: Reader | undefined) => {
    const way = wayIn(chapter, { reader, planType, now });
    if (way.is === 'closed') throw new Refusal(way.reason, { titleId: title.id });
    return way.is === 'for' ? way.spent : undefined;
  };

  if (session === undefined) {
    priceFor(undefined);
    return STRANGER;
  }
  const asked = { session, titleId: title.id, chapterId: chapter.id };
  const view = { ...asked, seriesId: title.series.id, now };
  const reader = await readReader(db, asked);
  if (priceFor(reader) === undefined) {
    const today = dayOf(now);
    if (reader.viewed.get(chapter.id) === today || (await desk.takeWrite()) > 0) return reader;
    if (!(await countSoon(() => desk.inPlace(() => countView(db, view)), desk))) return reader;
    return { ...reader, viewed: new Map(reader.viewed).set(chapter.id, today) };
  }
  refuseToWait(await desk.takeWrite());
  const enter = async (tx: Kysely<Schema>) => {
    await holdSession(tx, session, now);
    const kind = priceFor(await readReader(tx, asked));
    if (kind) await writePass(tx, { ...asked, kind, now });
    await addView(tx, view);
    return readReader(tx, asked);
  };
  return desk.inPlace(() => db.transaction().execute(enter));
}

/** Whether a view was counted in the time that its reader waits for it; else it is counted when it can be. @throws where it was not, in that time */
async function countSoon(count: () => Promise<void>, { warn }: Pick<Context, 'warn'>): Promise<boolean> {
  let isWaitedFor = true;
  const counted = count().catch((error: unknown) => {
    if (isWaitedFor) throw error;
    warn('A view was not counted', error);
  });
  return atMost(limits.writeWaitMs, counted).finally(() => void (isWaitedFor = false));
}
