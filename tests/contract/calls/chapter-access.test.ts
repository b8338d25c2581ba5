import type { PlanType } from '@/lib/origin/store/schema';
import type { wire } from '@/lib/wire/messages';

import { DAY, NOON, openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeEach(async () => (origin = await openOrigin()));
afterEach(() => origin.close());

// Ghost Tram Line 9 in English: its newest chapters before the free ones.
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

/** Sees to it that a title has another chapter for tickets today: the demo has set it anew when it was asked on that day. */
async function alsoForTickets(...ids: number[]) {
  await detail();
  await origin.database.updateTable('chapters').set({ access: 'ticket' }).where('id', 'in', ids).execute();
}

describe('without a session', () => {
  test.each([
    ['the one free read', ONCE, 'Free to read once'],
    ['a ticket', TICKET, 'A ticket is needed'],
    ['a plan', SUBSCRIPTION, 'For subscribers'],
  ])('what opens by %s is refused, in words that invite', async (_, id, subject) => {
    expect(await subjectOf(id)).toBe(subject);
  });

  test('the refusal speaks all languages, leads to the title, and carries no address of a picture', async () => {
    for (const id of [ONCE, TICKET, SUBSCRIPTION, 10_050, 10_123, 10_130]) {
      const { error, success } = await ask(id);
      expect(success ?? null).toBeNull();
      expect(error!.popups).toHaveLength(9);
      for (const { subject, body, okButton } of [...error!.popups!, error!.englishPopup!, error!.spanishPopup!]) {
        expect([subject, body, okButton!.text]).toEqual([
          expect.stringMatching(/./),
          expect.stringMatching(/./),
          expect.stringMatching(/./),
        ]);
        expect(okButton!.action!.url).toBe(`komawari://detail/${TITLE}`);
      }
      const bytes = Buffer.from(await (await origin.send(`manga_viewer?chapter_id=${id}`)).arrayBuffer());
      expect(bytes.includes('/media/')).toBe(false);
    }
  });
});

describe('free once', () => {
  test('opens to a session for a day, to the second, and never again @6.7', async () => {
    expect((await ask(ONCE, 'a')).success?.mangaViewer?.chapterId).toBe(ONCE);
    origin.clock.now = NOON + 3600;
    expect(
      (await origin.ask(`manga_viewer?chapter_id=${ONCE}&img_quality=low`, { session: 'a' })).success,
    ).toBeTruthy();
    origin.clock.now = NOON + DAY - 1;
    expect(await subjectOf(ONCE, 'a')).toBeUndefined();
    origin.clock.now = NOON + DAY;
    expect(await subjectOf(ONCE, 'a')).toBe('Already read once');
    origin.clock.now = NOON + 5 * DAY;
    expect(await subjectOf(ONCE, 'a')).toBe('Already read once');
    expect(await subjectOf(ONCE, 'b')).toBeUndefined();
    expect(await subjectOf(ONCE)).toBe('Free to read once');
  });

  test('the chapter says that it was opened, and at the end that it is locked, to that session alone', async () => {
    await ask(ONCE, 'a');
    expect(await chapter(ONCE, 'a')).toMatchObject({ viewedForFree: true, alreadyViewed: true, chapterType: 1 });
    expect((await chapter(ONCE, 'b')).viewedForFree ?? false).toBe(false);
    origin.clock.now = NOON + DAY;
    expect(await chapter(ONCE, 'a')).toMatchObject({ viewedForFree: true, chapterType: 4 });
    expect((await chapter(ONCE, 'b')).chapterType).toBe(1);
  });

  test('a title that has such a chapter says so, with what is shown before it', async () => {
    const { isFirstTimeFree, freeViewDialogue, publisherBanner } = await detail();
    expect(isFirstTimeFree).toBe(true);
    expect(freeViewDialogue).toMatchObject({ platform: 1, publisherBanner: { id: publisherBanner!.id } });
    const none = await detail(undefined, 30);
    expect([none.isFirstTimeFree ?? false, none.freeViewDialogue ?? null]).toEqual([false, null]);
    expect((await lastPage(SUBSCRIPTION - 121)).freeViewDialogue ?? null).toBeNull();
    await subscribe('a', 'deluxe', NOON + DAY);
    expect((await lastPage(SUBSCRIPTION, 'a')).freeViewDialogue).toMatchObject({ platform: 1 });
  });
});

describe('tickets', () => {
  test('one opens a chapter for three days, to the second @6.6', async () => {
    expect((await detail('a')).userTickets).toEqual({ currentTickets: 1, nextTicketTimestamp: MIDNIGHT });
    expect(await subjectOf(TICKET, 'a')).toBeUndefined();
    expect((await detail('a')).userTickets).toMatchObject({ nextTicketTimestamp: MIDNIGHT });
    expect((await detail('a')).userTickets!.currentTickets ?? 0).toBe(0);
    expect((await chapter(TICKET, 'a')).chapterTicketEndtime).toBe(NOON + 3 * DAY);
    origin.clock.now = NOON + 3 * DAY - 1;
    expect(await subjectOf(TICKET, 'a')).toBeUndefined();
    expect(await passes('a')).toHaveLength(1);
  });

  test('a title has one a day: the next comes at midnight UTC @6.7', async () => {
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

  test('when its three days are over, the next ticket opens it again', async () => {
    await ask(TICKET, 'a');
    origin.clock.now = NOON + 3 * DAY;
    await alsoForTickets(TICKET);
    expect((await chapter(TICKET, 'a')).chapterTicketEndtime ?? 0).toBe(0);
    expect((await detail('a')).userTickets!.currentTickets).toBe(1);
    expect(await subjectOf(TICKET, 'a')).toBeUndefined();
    expect((await chapter(TICKET, 'a')).chapterTicketEndtime).toBe(NOON + 6 * DAY);
  });

  test('each title has its own', async () => {
    const other = (await detail(undefined, TITLE)).ticketTitleList![0]!.titleId!;
    const { chapterId } = (await detail('a', other)).ticketChapterList![0]!;
    await ask(TICKET, 'a');
    expect(await subjectOf(chapterId!, 'a')).toBeUndefined();
  });

  test('all who ask at once for two chapters spend one', async () => {
    await alsoForTickets(FREE);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at % 2 ? TICKET : FREE, 'a')));
    expect(await passes('a')).toHaveLength(1);
    expect(answers.filter(({ success }) => success)).toHaveLength(10);
    for (const { error } of answers) if (error) expect(error.englishPopup!.subject).toBe('Today’s ticket is spent');
    expect((await viewsOf(TICKET)) + (await viewsOf(FREE))).toBe(1);
  });

  test('titles with tickets to spend are offered: others, in the same language', async () => {
    for (const list of [(await detail()).ticketTitleList!, (await lastPage(FREE)).ticketTitleList!]) {
      expect(list.length).toBeGreaterThan(2);
      for (const { titleId, language } of list) {
        expect([titleId === TITLE, language ?? 0]).toEqual([false, 0]);
        expect((await detail(undefined, titleId!)).ticketChapterList!.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('subscriptions', () => {
  test.each<[PlanType, string | undefined]>([
    ['deluxe', undefined],
    ['standard', undefined],
    ['basic', 'For subscribers'],
    ['disabled', 'For subscribers'],
  ])('of a series with the standard plan, %s reads: %s @6.6', async (plan, subject) => {
    await subscribe('a', plan, NOON + DAY);
    expect(await subjectOf(SUBSCRIPTION, 'a')).toBe(subject);
    expect(await subjectOf(SUBSCRIPTION, 'b')).toBe('For subscribers');
  });

  test('end to the second', async () => {
    await subscribe('a', 'standard', NOON + 60);
    origin.clock.now = NOON + 59;
    expect(await subjectOf(SUBSCRIPTION, 'a')).toBeUndefined();
    origin.clock.now = NOON + 60;
    expect(await subjectOf(SUBSCRIPTION, 'a')).toBe('For subscribers');
  });

  test('spend neither tickets nor the one free read @6.7', async () => {
    await subscribe('a', 'standard', NOON + DAY);
    for (const id of [ONCE, TICKET]) expect(await subjectOf(id, 'a')).toBeUndefined();
    expect(await passes('a')).toEqual([]);
    expect((await detail('a')).userTickets!.currentTickets).toBe(1);
  });

  test('open nothing of the app, nothing that has ended and nothing that is not out', async () => {
    await subscribe('a', 'deluxe', NOON + 100 * DAY);
    expect(await subjectOf(10_050, 'a')).toBe('Only in the app');
    expect(await subjectOf(10_123, 'a')).toBe('This chapter has ended');
    expect(await subjectOf(10_130, 'a')).toBe('Not out yet');
  });

  test('are told to who has one', async () => {
    await subscribe('a', 'standard', NOON + 60);
    const told = async (session?: string) => [
      (await detail(session)).userSubscription,
      (await origin.view(`manga_viewer?chapter_id=${FREE}`, { session })).mangaViewer!.userSubscription,
    ];
    for (const own of await told('a')) expect(own).toMatchObject({ planType: 'standard', nextPaymentDate: NOON + 60 });
    for (const none of [...(await told('b')), ...(await told())])
      expect(none).toMatchObject({ planType: 'disabled', isFirstTimeUser: true });
    origin.clock.now = NOON + 60;
    for (const past of await told('a')) {
      expect(past!.planType).toBe('disabled');
      expect(past!.isFirstTimeUser ?? false).toBe(false);
    }
  });
});

describe('what is refused', () => {
  test('counts no view, spends nothing and makes no session', async () => {
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

  test('counts no view on the day that the ticket is spent elsewhere, or the free read is over', async () => {
    await alsoForTickets(FREE);
    await ask(TICKET, 'a');
    await ask(FREE, 'a');
    expect([await viewsOf(TICKET), await viewsOf(FREE)]).toEqual([1, 0]);
    await ask(ONCE, 'a');
    origin.clock.now = NOON + DAY;
    await ask(ONCE, 'a');
    expect(await viewsOf(ONCE)).toBe(1);
  });
});

test('the last page says by what this reader would read the next chapter, and nothing where it is open to him @2.56', async () => {
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
