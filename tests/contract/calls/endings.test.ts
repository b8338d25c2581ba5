import type { wire } from '@/lib/wire/messages';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const ALL = 'clang=eng,esp,fra,ind,ptb,rus,tha,deu,vie';

/** Lets a chapter end in a minute; gives a function that goes to the last second of it, and one that goes to its end. */
async function endSoon(chapterId: number) {
  const end = origin.clock.now + 60;
  await origin.database.updateTable('chapters').set({ end_at: end }).where('id', '=', chapterId).execute();
  return { last: () => (origin.clock.now = end - 1), over: () => (origin.clock.now = end) };
}

const detail = async (titleId: number) => (await origin.view(`title_detailV3?title_id=${titleId}`)).titleDetailView!;
const onDetail = async (titleId: number) => {
  const view = await detail(titleId);
  const grouped = view.chapterListGroup!.flatMap((group) => [
    ...group.firstChapterList!,
    ...group.midChapterList!,
    ...group.lastChapterList!,
  ]);
  const lists = [grouped, view.firstChapterList!, view.lastChapterList!, view.chapterListV2!, view.ticketChapterList!];
  return [...new Set(lists.flat().map(({ chapterId }) => chapterId))];
};
const inViewer = async (chapterId: number) => (await origin.view(`manga_viewer?chapter_id=${chapterId}`)).mangaViewer!;
const onHome = async () => {
  const { groups, mvBanner } = (await origin.view(`web/web_homeV4?${ALL}`)).webHomeViewV4!;
  const entries = [...groups!.flatMap(({ titleGroups }) => titleGroups!), ...(mvBanner ? [mvBanner.titleGroups!] : [])];
  return entries.flatMap(({ titles }) => titles!.map(({ chapterId }) => chapterId));
};
const withTickets = async () => (await origin.view(`title_list/ticket?${ALL}`)).allTicketTitlesView!.ticketTitle!;
const free = async () =>
  (await origin.view(`title_list/free?${ALL}`)).allFreeTitlesView!.freeTitles!.map(({ title }) => title!.titleId);
const subjectOf = async (chapterId: number) =>
  (await origin.refusal(`manga_viewer?chapter_id=${chapterId}`)).englishPopup!.subject;

test('a chapter that ends leaves its title’s page, all chapters of the viewer and home; it is no longer opened, which a popup says', async () => {
  const newest = 10_129;
  const { last, over } = await endSoon(newest);
  last();
  expect(await onDetail(10)).toContain(newest);
  expect((await inViewer(10_001)).chapters!.map(({ chapterId }) => chapterId)).toContain(newest);
  expect(await onHome()).toContain(newest);
  expect((await inViewer(newest)).chapterId).toBe(newest);
  over();
  expect(await onDetail(10)).not.toContain(newest);
  expect((await inViewer(10_001)).chapters!.map(({ chapterId }) => chapterId)).not.toContain(newest);
  expect(await onHome()).not.toContain(newest);
  expect(await subjectOf(newest)).toBe('This chapter has ended');
});

test('the first chapters can end as well', async () => {
  const { last, over } = await endSoon(10_002);
  last();
  expect((await inViewer(10_001)).pages!.at(-1)!.lastPage!.nextChapter!.chapterId).toBe(10_002);
  over();
  expect(await onDetail(10)).not.toContain(10_002);
  expect((await inViewer(10_001)).pages!.at(-1)!.lastPage).toMatchObject({
    nextChapter: { chapterId: 10_003 },
    chapterType: 2,
  });
});

test('a chapter for the app that ends leaves too', async () => {
  const { last, over } = await endSoon(10_050);
  last();
  expect(await onDetail(10)).toContain(10_050);
  over();
  expect(await onDetail(10)).not.toContain(10_050);
  expect(await subjectOf(10_050)).toBe('This chapter has ended');
});

test('a title leaves the list of tickets with its last chapter for a ticket', async () => {
  const { last, over } = await endSoon(10_126);
  const entry = async () => (await withTickets()).filter(({ title }) => title!.titleId === 10);
  last();
  expect(await entry()).toMatchObject([{ firstTicketChapter: 10_126, lastTicketChapter: 10_126 }]);
  expect((await detail(10)).ticketChapterList!.map(({ chapterId }) => chapterId)).toEqual([10_126]);
  over();
  expect(await entry()).toEqual([]);
  expect((await detail(10)).ticketChapterList).toEqual([]);
});

test('a title leaves the list of free ones when its newest chapter ends', async () => {
  const [titleId] = await free();
  const { id } = await origin.database
    .selectFrom('chapters')
    .select('id')
    .where('title_id', '=', titleId!)
    .where('start_at', '<=', origin.clock.now)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  const { last, over } = await endSoon(id);
  last();
  expect(await free()).toContain(titleId);
  over();
  expect(await free()).not.toContain(titleId);
});

test('what has ended is in no answer, and what has not begun is announced by its time alone @4.22', async () => {
  const { now } = origin.clock;
  const ended = await origin.database.selectFrom('chapters').select('id').where('end_at', '<=', now).execute();
  const coming = await origin.database
    .selectFrom('chapters')
    .select(['id', 'title_id', 'start_at'])
    .where('start_at', '>', now)
    .execute();
  expect([ended.length > 5, coming.length > 5]).toEqual([true, true]);
  const hidden = new Set([...ended, ...coming].map(({ id }) => id));
  const paths = [
    `web/web_homeV4?${ALL}`,
    `featuredV2?${ALL}`,
    'title_list/allV2',
    `title_list/ticket?${ALL}`,
    ...[10, 20, 30].map((id) => `title_detailV3?title_id=${id}`),
  ];
  for (const path of paths)
    expect([path, chaptersIn(await origin.view(path)).filter((id) => hidden.has(id))]).toEqual([path, []]);
  for (const { id, title_id, start_at } of coming.slice(0, 5)) {
    expect(await subjectOf(id)).toBe('Not out yet');
    expect((await detail(title_id)).nextTimeStamp).toBe(start_at);
  }
});

/** The ids of all chapters, wherever they are in an answer. */
function chaptersIn(answer: unknown): number[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { chapterId, firstTicketChapter, lastTicketChapter } = answer as wire.IChapter & wire.ITicketTitles;
  return [chapterId, firstTicketChapter, lastTicketChapter]
    .flatMap((id) => id || [])
    .concat(Object.values(answer).flatMap(chaptersIn));
}
