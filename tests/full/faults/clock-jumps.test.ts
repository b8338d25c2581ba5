import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chapterInTest, folderInTest, SERIES } from '@/lib/origin/publish/folder-in-test';
import { publishFolder } from '@/tests/support/publish-folder';
import { startPushService } from '@/tests/support/push-service';

import { DAY, NOON, openOrigin, type TestOrigin } from '@/tests/contract/open-origin';

const YEAR = 365 * DAY;
const SECOND = SERIES.replaceAll('Ferry', 'Tram');

let origin: TestOrigin;
afterEach(() => origin.close());

const at = (seconds: number) => void (origin.clock.now = NOON + seconds);

describe('the demo', () => {
  const [TITLE, OLD, ONCE, TICKET] = [10, 10_050, 10_125, 10_126];
  beforeEach(
    async () => void (origin = await openOrigin({ push: { toLoopback: true, subject: 'mailto:desk@comics.example' } })),
  );

  const read = (chapterId: number, session = 'ada') => origin.ask(`manga_viewer?chapter_id=${chapterId}`, { session });
  const detail = async () =>
    (await origin.view(`title_detailV3?title_id=${TITLE}`, { session: 'ada' })).titleDetailView!;
  const favorites = async () =>
    (await origin.view('title_list/bookmark', { session: 'ada' })).subscribedTitlesView!.titles!.map(
      ({ titleId }) => titleId,
    );

  test('what a reader has is the same before, in and after a year that was none', async () => {
    await origin.view(`title_list/bookmark?title_id=${TITLE}`, { method: 'PUT', session: 'ada' });
    await read(ONCE);
    at(YEAR);
    expect(await favorites()).toEqual([TITLE]);
    await origin.view('title_list/bookmark?title_id=30', { method: 'PUT', session: 'ada' });
    await origin.view('web/contact', {
      method: 'POST',
      session: 'ada',
      body: JSON.stringify({ subject: 'report', body: 'It is next year.' }),
    });
    at(60);
    expect((await favorites()).sort()).toEqual([TITLE, 30]);
    expect((await read(ONCE)).success?.mangaViewer?.chapterId).toBe(ONCE);
    expect(await origin.database.selectFrom('feedback').select('body').execute()).toEqual([
      { body: 'It is next year.' },
    ]);
    expect((await detail()).isSubscribed).toBe(true);
  });

  test('a ticket that was spent in it leaves one for today', async () => {
    at(YEAR);
    await detail();
    // One that there is today, too.
    await origin.database.updateTable('chapters').set({ access: 'ticket' }).where('id', '=', OLD).execute();
    at(YEAR + 1);
    expect((await read(OLD)).success?.mangaViewer?.chapterId).toBe(OLD);
    expect((await detail()).userTickets?.currentTickets ?? 0).toBe(0);
    at(60);
    expect((await detail()).userTickets).toMatchObject({ currentTickets: 1 });
    expect((await read(TICKET)).success?.mangaViewer?.chapterId).toBe(TICKET);
    expect((await detail()).userTickets?.currentTickets ?? 0).toBe(0);
  });

  test('messages that were put off in it go out, and those of later chapters', async () => {
    const service = await startPushService();
    try {
      at(YEAR);
      await origin.origin.sendNotices();
      await origin.view(`web_push_token?push_token=${encodeURIComponent(service.subscribe('ada'))}&lang=eng`, {
        method: 'POST',
        session: 'ada',
      });
      await origin.view('title_list/bookmark?title_id=30', { method: 'PUT', session: 'ada' });
      at(0);
      await detail();
      const chapters = await origin.database
        .selectFrom('chapters')
        .select('id')
        .where('title_id', '=', 30)
        .orderBy('number', 'desc')
        .limit(2)
        .execute();
      const comeOut = (start_at: number, { id }: { id: number }) =>
        origin.database
          .updateTable('chapters')
          .set({ start_at, end_at: NOON + 100 * DAY, access: 'free' })
          .where('id', '=', id)
          .execute();
      await comeOut(NOON + 60, chapters[0]!);
      await comeOut(NOON - 2 * DAY, chapters[1]!);
      await origin.database
        .insertInto('push_releases')
        .values({ chapter_id: chapters[1]!.id, reached: '', is_spread: 1 })
        .execute();
      await origin.database
        .insertInto('push_deliveries')
        .values({ chapter_id: chapters[1]!.id, session_id: 'ada', tries: 1, due_at: NOON + YEAR })
        .execute();
      at(60);
      await origin.origin.sendNotices();
      expect(service.received.map(({ message }) => (message as { path: string }).path).sort()).toEqual(
        chapters.map(({ id }) => `/viewer/${id}`).sort(),
      );
      expect(await origin.database.selectFrom('push_deliveries').selectAll().execute()).toEqual([]);
    } finally {
      service.close();
    }
  });
});

describe('a publication', () => {
  let root: string;
  beforeEach(async () => {
    origin = await openOrigin({ demoSeed: undefined });
    root = await mkdtemp(path.join(tmpdir(), 'clock-'));
    const chapter = await chapterInTest();
    await folderInTest(root, {
      'ferry-at-six/series.yaml': starting(SERIES),
      'tram-at-seven/series.yaml': starting(SECOND),
      'tram-at-seven/eng/001.cbz': chapter,
      'tram-at-seven/eng/002.cbz': chapter,
    });
    await rm(path.join(root, 'ferry-at-six/esp'), { recursive: true });
  }, 60_000);
  afterEach(() => rm(root, { recursive: true }));

  /** Chapter 1 came out two days ago, chapter 2 comes in an hour. */
  const iso = (seconds: number) => new Date((NOON + seconds) * 1000).toISOString();
  const starting = (series: string) =>
    series
      .replace('2026-01-05T15:00:00Z', iso(-2 * DAY))
      .replace('2026-01-12T15:00:00Z', iso(3_600))
      .replace(/ {2}esp:.*\n/, '')
      .replace('chapters:', 'access: { first: 1, newest: [free], between: free }\nchapters:');
  const publish = () => publishFolder(root, origin, { withPictures: false });
  const groups = async () => (await origin.view('title_list/allV2?type=all')).allTitlesViewV2!.allTitlesGroup!;
  const titleIds = async () =>
    (await origin.database.selectFrom('titles').select(['id', 'name']).orderBy('name').execute()).map(({ id }) => id);
  const chaptersOf = async (titleId: number) =>
    (await origin.view(`title_detailV3?title_id=${titleId}`)).titleDetailView!.chapterListV2!.map(({ name }) => name);

  test('that is made while the clock is a year ahead is the catalogue, and follows the clock back', async () => {
    at(YEAR);
    await publish();
    const [ferry] = await titleIds();
    expect(await chaptersOf(ferry!)).toEqual(['#1', '#2']);
    at(60);
    expect(await groups()).toHaveLength(2);
    expect(await chaptersOf(ferry!)).toEqual(['#1']);
    await publish();
    expect(await chaptersOf(ferry!)).toEqual(['#1']);
    at(3_660);
    expect(await chaptersOf(ferry!)).toEqual(['#1', '#2']);
  });

  test('ranks its series by what is read now, whatever was read in a year that was none', async () => {
    await publish();
    const [ferry, tram] = await titleIds();
    const readBy = async (session: string, titleId: number) => {
      const { id } = await origin.database
        .selectFrom('chapters')
        .select('id')
        .where('title_id', '=', titleId)
        .orderBy('number')
        .executeTakeFirstOrThrow();
      expect((await origin.ask(`manga_viewer?chapter_id=${id}`, { session })).success).toBeTruthy();
    };
    const trending = async () =>
      (
        await origin.view('title_list/rankingV2?lang=eng&type=trending&clang=eng')
      ).titleRankingViewV2!.rankedTitles!.map(({ titles }) => titles![0]!.titleId);
    at(YEAR);
    await readBy('ada', ferry!);
    at(60);
    for (const session of ['ada', 'ben', 'cho']) await readBy(session, tram!);
    expect(await trending()).toEqual([tram, ferry]);
    // None is lost that was counted.
    expect(
      (await origin.database.selectFrom('series').select('views').orderBy('views').execute()).map(({ views }) =>
        Number(views),
      ),
    ).toEqual([1, 3]);
  });
});
