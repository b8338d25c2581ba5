import type { Kysely } from 'kysely';
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
  takeWrite: Context['takeWrite'];
}

/**
 * Lets a reader into a chapter, for what it costs, and counts the view: all of it or nothing. Who calls at the same moment, here or in
 * another process, spends nothing twice. Who may write no more for now reads on uncounted, and has to wait where something is to be spent.
 * @returns the reader as he stands inside
 * @throws Refusal in words that lead to the title
 */
export async function enterChapter(db: Kysely<Schema>, { chapter, title, session, now, takeWrite }: Entrance): Promise<Reader> {
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
    if (reader.viewed.get(chapter.id) === today || (await takeWrite()) > 0) return reader;
    await countView(db, view);
    return { ...reader, viewed: new Map(reader.viewed).set(chapter.id, today) };
  }
  refuseToWait(await takeWrite());
  return db.transaction().execute(async (tx) => {
    await holdSession(tx, session, now);
    const kind = priceFor(await readReader(tx, asked));
    if (kind) await writePass(tx, { ...asked, kind, now });
    await addView(tx, view);
    return readReader(tx, asked);
  });
}
