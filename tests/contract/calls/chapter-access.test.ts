import type { PlanType } from '@/lib/origin/store/schema';
import type { wire } from '@/lib/wire/messages';

import { DAY, NOON, openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeEach(async () => (origin = await openOrigin()));
afterEach(() => origin.close());

// Chapters of Ghost Tram Line 9 in English.
const TITLE = 10;
const [SUBSCRIPTION, ONCE, TICKET, FREE] = [10_124, 10_125, 10_126, 10_129];
const MIDNIGHT = NOON + DAY / 2;

const ask = (chapterId: number, session?: string) => origin.ask(`manga_viewer?chapter_id=${chapterId}`, { session });
const subjectOf = async (chapterId: number, session?: string) =>
  (await ask(chapterId, session)).error?.englishPopup?.subject;
const detail = async (session?: string, titleId = TITLE) =>
  (await origin.view(`title_detailV3?title_id=${titleId}`, { session })).titleDetailView!;
const listed = ({ chapterListGroup }: wire.ITitleDetailView) =>
  chapterListGroup!.flatMap((group) => [
    ...group.firstChapterList!,
    ...group.midChapterList!,
    ...group.lastChapterList!,
  ]);
const chapter = async (chapterId: number, session?: string) =>
  listed(await detail(session)).find((one) => one.chapterId === chapterId)!;
const lastPage = async (chapterId: number, session?: string) =>
  (await origin.view(`manga_viewer?chapter_id=${chapterId}`, { session })).mangaViewer!.pages!.at(-1)!.lastPage!;
const viewsOf = async (chapterId: number) =>
  (
    await origin.database
      .selectFrom('chapters')
      .select('reader_views')
      .where('id', '=', chapterId)
      .executeTakeFirstOrThrow()
  ).reader_views;
const passes = (session: string) =>
  origin.database.selectFrom('chapter_passes').selectAll().where('session_id', '=', session).execute();

async function subscribe(session: string, plan_type: PlanType, ends_at: number) {
  await origin.database.insertInto('sessions').values({ id: session, created_at: NOON }).execute();
  await origin.database.insertInto('subscriptions').values({ session_id: session, plan_type, ends_at }).execute();
}

/** Puts chapters behind tickets, after the demo has written its rows of the day. */
async function alsoForTickets(...ids: number[]) {
  await detail();
  await origin.database.updateTable('chapters').set({ access: 'ticket' }).where('id', 'in', ids).execute();
}

describe('a chapter that is free once', () => {
  test('opens to a session for 24 hours, and never again @6.7', async () => {
    expect((await ask(ONCE, 'a')).success?.mangaViewer?.chapterId).toBe(ONCE);
    origin.clock.now = NOON + 3600;
    expect(
      (await origin.ask(`manga_viewer?chapter_id=${ONCE}&img_quality=low`, { session: 'a' })).success,
    ).toBeTruthy();
    origin.clock.now = NOON + DAY - 1;
    expect(await subjectOf(ONCE, 'a')).toBeUndefined();
    origin.clock.now = NOON + DAY;
    expect(await subjectOf(ONCE, 'a')).toBe('Free read used up');
    origin.clock.now = NOON + 5 * DAY;
    expect(await subjectOf(ONCE, 'a')).toBe('Free read used up');
    expect(await subjectOf(ONCE, 'b')).toBeUndefined();
    expect(await subjectOf(ONCE)).toBe('Free to read once');
  });
});

describe('tickets', () => {
  test('one opens a chapter for 72 hours @6.6', async () => {
    expect((await detail('a')).userTickets).toEqual({ currentTickets: 1, nextTicketTimestamp: MIDNIGHT });
    expect(await subjectOf(TICKET, 'a')).toBeUndefined();
    expect((await detail('a')).userTickets).toMatchObject({ nextTicketTimestamp: MIDNIGHT });
    expect((await detail('a')).userTickets!.currentTickets ?? 0).toBe(0);
    expect((await chapter(TICKET, 'a')).chapterTicketEndtime).toBe(NOON + 3 * DAY);
    origin.clock.now = NOON + 3 * DAY - 1;
    expect(await subjectOf(TICKET, 'a')).toBeUndefined();
    expect(await passes('a')).toHaveLength(1);
  });

  test('a title gives one per UTC day @6.7', async () => {
    await alsoForTickets(FREE);
    await ask(TICKET, 'a');
    expect(await subjectOf(FREE, 'a')).toBe('Today’s ticket is spent');
    expect(await subjectOf(FREE, 'b')).toBeUndefined();
    origin.clock.now = MIDNIGHT - 1;
    expect(await subjectOf(FREE, 'a')).toBe('Today’s ticket is spent');
    origin.clock.now = MIDNIGHT;
    await alsoForTickets(FREE);
    expect((await detail('a')).userTickets).toEqual({ currentTickets: 1, nextTicketTimestamp: MIDNIGHT + DAY });
    expect(await subjectOf(FREE, 'a')).toBeUndefined();
    expect((await passes('a')).map(({ chapter_id }) => chapter_id).sort()).toEqual([TICKET, FREE]);
  });

  test('20 concurrent requests for two chapters of a title spend one', async () => {
    await alsoForTickets(FREE);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at % 2 ? TICKET : FREE, 'a')));
    expect(await passes('a')).toHaveLength(1);
    expect(answers.filter(({ success }) => success)).toHaveLength(10);
    for (const { error } of answers) if (error) expect(error.englishPopup!.subject).toBe('Today’s ticket is spent');
    expect((await viewsOf(TICKET)) + (await viewsOf(FREE))).toBe(1);
  });
});

describe('subscriptions', () => {
  test.each<[PlanType, string | undefined]>([
    ['standard', undefined],
    ['basic', 'For subscribers'],
  ])('the plan %s on a series of the standard plan: %s @6.6', async (plan, subject) => {
    await subscribe('a', plan, NOON + DAY);
    expect(await subjectOf(SUBSCRIPTION, 'a')).toBe(subject);
    expect(await subjectOf(SUBSCRIPTION, 'b')).toBe('For subscribers');
  });

  test('spend neither a ticket nor the one free read @6.7', async () => {
    await subscribe('a', 'standard', NOON + DAY);
    for (const id of [ONCE, TICKET]) expect(await subjectOf(id, 'a')).toBeUndefined();
    expect(await passes('a')).toEqual([]);
    expect((await detail('a')).userTickets!.currentTickets).toBe(1);
  });
});

describe('a refused chapter', () => {
  test('counts no view, spends no pass and creates no session', async () => {
    for (const id of [SUBSCRIPTION, 10_050, 10_123, 10_130]) {
      await ask(id, 'nobody');
      expect([await viewsOf(id), id]).toEqual([0, id]);
    }
    await ask(ONCE);
    await ask(TICKET);
    for (const id of [ONCE, TICKET, FREE])
      await origin.send(`manga_viewer?chapter_id=${id}`, { method: 'HEAD', session: 'nobody' });
    expect([await viewsOf(ONCE), await viewsOf(TICKET)]).toEqual([0, 0]);
    expect(await origin.database.selectFrom('sessions').selectAll().where('id', '=', 'nobody').execute()).toEqual([]);
    expect(await origin.database.selectFrom('chapter_passes').selectAll().execute()).toEqual([]);
  });
});

test('the last page says how this session can open the next chapter @2.56', async () => {
  const means = async (chapterId: number, session: string) => {
    const { isNextChapterReadByTicket, isNextChapterOneTimeFree, isNextChapterSubscription } = await lastPage(
      chapterId,
      session,
    );
    return [isNextChapterReadByTicket, isNextChapterOneTimeFree, isNextChapterSubscription].map(Boolean);
  };
  expect(await means(10_003, 'a')).toEqual([false, false, true]);
  expect(await means(ONCE, 'a')).toEqual([true, false, false]);
  await ask(TICKET, 'a');
  expect(await means(ONCE, 'a')).toEqual([false, false, false]);
  await subscribe('b', 'standard', NOON + DAY);
  expect(await means(SUBSCRIPTION, 'b')).toEqual([false, false, false]);
  origin.clock.now = NOON + DAY - 1;
  const { userTickets } = await lastPage(ONCE, 'a');
  expect(userTickets).toMatchObject({ currentTickets: 1 });
});
