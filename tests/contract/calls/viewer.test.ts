import type { wire } from '@/lib/wire/messages';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const open = async (chapterId: number, more = '', session?: string) =>
  (await origin.view(`manga_viewer?chapter_id=${chapterId}${more}`, { session })).mangaViewer!;
const pictures = (view: Awaited<ReturnType<typeof open>>) =>
  view.pages!.flatMap(({ mangaPage }) => (mangaPage ? [mangaPage] : []));
const subjectOf = async (chapterId: number) =>
  (await origin.refusal(`manga_viewer?chapter_id=${chapterId}`)).englishPopup!.subject;

const TYPES = { single: 0, left: 1, right: 2, double: 3 };
const FIRST_CHAPTERS = { pages: 10_001, strip: 100_001, spreads: 190_001 };

test('opens a chapter: pages, then the last page @3.19 @7.46', async () => {
  const view = await open(10_001);
  expect(view).toMatchObject({
    chapterId: 10_001,
    titleId: 10,
    titleName: 'Ghost Tram Line 9',
    chapterName: '#1',
    titleLanguage: 'eng',
    planType: 'standard',
    title: { titleId: 10, name: 'Ghost Tram Line 9' },
  });
  expect(view.titleAvailableLanguages!.map(({ titleId }) => titleId)).toContain(11);
  expect(pictures(view).length).toBeGreaterThan(5);
  expect(view.chapters!.map(({ chapterId }) => chapterId)).toContain(10_001);
  const last = view.pages!.at(-1)!.lastPage!;
  expect(last).toMatchObject({
    currentChapter: { chapterId: 10_001 },
    nextChapter: { chapterId: 10_002 },
    chapterType: 1,
  });
  const likes = last.topComments!.map(({ numberOfLikes }) => numberOfLikes ?? 0);
  expect(likes).toHaveLength(3);
  expect(likes).toEqual([...likes].sort((a, b) => b - a));
  expect(view.numberOfComments).toBeGreaterThanOrEqual(3);
});

test('encrypts every page but the first with a key of its own, in a series that has keys', async () => {
  const keys = pictures(await open(10_001)).map(({ encryptionKey }) => encryptionKey ?? '');
  expect(keys[0]).toBe('');
  for (const key of keys.slice(1)) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect((await open(10_001, '&split=no')).pages![1]!.mangaPage!.encryptionKey).toBe(keys[1]);
  expect(new Set(pictures(await open(50_001)).map(({ encryptionKey }) => encryptionKey ?? ''))).toEqual(new Set(['']));
});

test('gives a double page whole, or in halves in reading order', async () => {
  for (const chapterId of [FIRST_CHAPTERS.pages, FIRST_CHAPTERS.spreads]) {
    const [whole, split] = [await open(chapterId, '&split=no'), await open(chapterId, '&split=yes')];
    const doubles = pictures(whole).filter(({ type }) => type === TYPES.double);
    expect(doubles.length).toBeGreaterThan(0);
    for (const { width, height } of doubles) expect([width, height]).toEqual([2160, 1620]);
    const order = split.startFromRight ? [TYPES.right, TYPES.left] : [TYPES.left, TYPES.right];
    const halves = pictures(split).filter(({ type }) => type === TYPES.left || type === TYPES.right);
    expect(halves.map(({ type }) => type)).toEqual(doubles.flatMap(() => order));
    for (const { width, height } of halves) expect([width, height]).toEqual([1080, 1620]);
    expect(pictures(split)).toHaveLength(pictures(whole).length + doubles.length);
  }
});

test.each([
  ['in the app only', 10_050, 'Only in the app'],
  ['for a ticket', 10_126, 'A ticket is needed'],
  ['for subscribers', 10_124, 'For subscribers'],
  ['free once', 10_125, 'Free to read once'],
  ['ended', 10_123, 'This chapter is no longer available'],
  ['not released', 10_130, 'Not out yet'],
  ['unknown', 77, 'Not Found'],
])(
  'refuses a chapter that is %s, in every language and without an image @4.23 @6.6 @7.46',
  async (_, chapterId, subject) => {
    const response = await origin.send(`manga_viewer?chapter_id=${chapterId}`);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).includes('/media/')).toBe(false);
    const { action, englishPopup, spanishPopup, popups } = await origin.refusal(`manga_viewer?chapter_id=${chapterId}`);
    expect(action ?? 0).toBe(0);
    expect(englishPopup).toMatchObject({ subject, body: expect.stringMatching(/./) });
    expect(spanishPopup!.subject).not.toBe(subject);
    expect(popups!.map(({ language }) => language ?? 0).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9]);
    if (chapterId !== 77)
      for (const { okButton } of popups!) expect(okButton!.action!.url).toBe('komawari://detail/10');
  },
);

test('the last page leads to the next chapter that opens on the web @4.24', async () => {
  const last = async (chapterId: number) => (await open(chapterId, '', 'next')).pages!.at(-1)!.lastPage!;
  expect(await last(10_003)).toMatchObject({
    nextChapter: { chapterId: 10_124 },
    chapterType: 2,
    isNextChapterSubscription: true,
  });
  expect(await last(10_125)).toMatchObject({
    nextChapter: { chapterId: 10_126 },
    chapterType: 1,
    isNextChapterReadByTicket: true,
    userTickets: expect.anything(),
  });
  const newest = await last(10_129);
  expect([newest.nextChapter ?? null, newest.chapterType ?? 0]).toEqual([null, 0]);
  expect(newest.nextTimeStamp).toBeGreaterThan(origin.clock.now);
});

const ALL = 'clang=eng,esp,fra,ind,ptb,rus,tha,deu,vie';

/** All chapter ids in an answer. */
function chaptersIn(answer: unknown): number[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { chapterId, firstTicketChapter, lastTicketChapter } = answer as wire.IChapter & wire.ITicketTitles;
  return [chapterId, firstTicketChapter, lastTicketChapter]
    .flatMap((id) => id || [])
    .concat(Object.values(answer).flatMap(chaptersIn));
}

test('no answer has ended or coming chapters; a coming one is announced by its time only @4.22', async () => {
  const { now } = origin.clock;
  const ended = await origin.database.selectFrom('chapters').select('id').where('end_at', '<=', now).execute();
  const coming = await origin.database
    .selectFrom('chapters')
    .select(['id', 'title_id', 'start_at'])
    .where('start_at', '>', now)
    .execute();
  expect([ended.length > 5, coming.length > 5]).toEqual([true, true]);
  const hidden = new Set([...ended, ...coming].map(({ id }) => id));
  for (const path of [
    `web/web_homeV4?${ALL}`,
    `featuredV2?${ALL}`,
    'title_list/allV2',
    `title_list/ticket?${ALL}`,
    ...[10, 20, 30].map((id) => `title_detailV3?title_id=${id}`),
  ])
    expect([path, chaptersIn(await origin.view(path)).filter((id) => hidden.has(id))]).toEqual([path, []]);
  for (const { id, title_id, start_at } of coming.slice(0, 3)) {
    expect(await subjectOf(id)).toBe('Not out yet');
    const { nextTimeStamp } = (await origin.view(`title_detailV3?title_id=${title_id}`)).titleDetailView!;
    expect(nextTimeStamp).toBe(start_at);
  }
});

test('a chapter opens in the second of its release and changes access when the next is released @3.3', async () => {
  const { chapterListGroup, nextTimeStamp } = (await origin.view('title_detailV3?title_id=10')).titleDetailView!;
  const ending = chapterListGroup!.at(-1)!.lastChapterList!.find(({ endTimeStamp }) => endTimeStamp === nextTimeStamp)!;
  origin.clock.now = nextTimeStamp! - 1;
  await open(ending.chapterId!);
  expect(await subjectOf(10_130)).toBe('Not out yet');
  origin.clock.now = nextTimeStamp!;
  expect(await subjectOf(ending.chapterId!)).toBe('A ticket is needed');
  await open(10_130);
});
