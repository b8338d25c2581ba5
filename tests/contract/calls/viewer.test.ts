import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const open = async (chapterId: number, more = '', session?: string) =>
  (await origin.view(`manga_viewer?chapter_id=${chapterId}${more}`, { session })).mangaViewer!;
const pictures = (view: Awaited<ReturnType<typeof open>>) =>
  view.pages!.flatMap(({ mangaPage }) => (mangaPage ? [mangaPage] : []));

const TYPES = { single: 0, left: 1, right: 2, double: 3 };

async function firstChapterOf(form: 'pages' | 'strip' | 'spreads'): Promise<number> {
  const { allTitlesGroup } = (await origin.view('title_list/allV2')).allTitlesViewV2!;
  for (const { titles } of allTitlesGroup!) {
    const chapterId = titles![0]!.titleId! * 1000 + 1;
    const { isVerticalOnly, isHorizontalOnly } = await open(chapterId);
    if ((isVerticalOnly ? 'strip' : isHorizontalOnly ? 'spreads' : 'pages') === form) return chapterId;
  }
  throw new Error(`no series in ${form}`);
}

test('opens a chapter: pages, then the last page @3.19 @7.46', async () => {
  const view = await open(10_001);
  expect(view).toMatchObject({
    chapterId: 10_001,
    titleId: 10,
    titleName: 'Ghost Tram Line 9',
    chapterName: '#1',
    titleLanguage: 'eng',
    planType: 'standard',
  });
  expect(view.title).toMatchObject({ titleId: 10, name: 'Ghost Tram Line 9' });
  expect(view.titleAvailableLanguages!.map(({ titleId }) => titleId)).toContain(11);
  expect(pictures(view).length).toBeGreaterThan(5);
  expect(view.pages!.at(-1)!.lastPage).toMatchObject({
    currentChapter: { chapterId: 10_001 },
    nextChapter: { chapterId: 10_002 },
    chapterType: 1,
  });
  expect(view.chapters!.map(({ chapterId }) => chapterId)).toContain(10_001);
});

test('the first page is plain, the others have keys of their own', async () => {
  const keys = pictures(await open(10_001)).map(({ encryptionKey }) => encryptionKey ?? '');
  expect(keys[0]).toBe('');
  for (const key of keys.slice(1)) expect(key).toMatch(/^[0-9a-f]{64}$/);
  const { mangaPage } = (await open(10_001, '&split=no')).pages![1]!;
  expect(mangaPage!.encryptionKey).toBe(keys[1]);
  expect(new Set(pictures(await open(50_001)).map(({ encryptionKey }) => encryptionKey ?? ''))).toEqual(new Set(['']));
});

test('a double page comes whole, or in halves with the one that is read first before the other', async () => {
  const chapterId = await firstChapterOf('spreads');
  const [whole, split] = [await open(chapterId, '&split=no'), await open(chapterId, '&split=yes')];
  const doubles = pictures(whole).filter(({ type }) => type === TYPES.double);
  expect(doubles.length).toBeGreaterThan(1);
  for (const { width, height } of doubles) expect([width, height]).toEqual([2160, 1620]);
  const order = split.startFromRight ? [TYPES.right, TYPES.left] : [TYPES.left, TYPES.right];
  const halves = pictures(split).filter(({ type }) => type === TYPES.left || type === TYPES.right);
  expect(halves.map(({ type }) => type)).toEqual(doubles.flatMap(() => order));
  for (const { width, height } of halves) expect([width, height]).toEqual([1080, 1620]);
  expect(pictures(split)).toHaveLength(pictures(whole).length + doubles.length);
});

test.each([
  ['pages', 'low', 720, 1080],
  ['pages', 'high', 1080, 1620],
  ['pages', 'super_high', 1600, 2400],
  ['strip', 'low', 600, 1536],
  ['strip', 'high', 800, 2048],
  ['strip', 'super_high', 1200, 3072],
] as const)('announces the sizes of %s in %s', async (form, quality, width, height) => {
  const view = await open(await firstChapterOf(form), `&img_quality=${quality}`);
  expect([view.isVerticalOnly ?? false, view.isHorizontalOnly ?? false]).toEqual([form === 'strip', false]);
  for (const picture of pictures(view)) expect([picture.width, picture.height]).toEqual([width, height]);
});

test('the same chapter in another language has the same pages', async () => {
  const sizes = async (chapterId: number) =>
    pictures(await open(chapterId)).map(({ width, height, type }) => [width, height, type]);
  expect(await sizes(11_001)).toEqual(await sizes(10_001));
});

test.each([
  ['in the app alone', 10_050, 'Only in the app'],
  ['for a ticket', 10_126, 'A ticket is needed'],
  ['for subscribers', 10_124, 'For subscribers'],
  ['ended', 10_123, 'This chapter has ended'],
  ['not out yet', 10_130, 'Not out yet'],
  ['never was', 77, 'Not Found'],
])('refuses a chapter that is %s, in every language @4.23 @6.6 @7.46', async (_, chapterId, subject) => {
  expect((await origin.send(`manga_viewer?chapter_id=${chapterId}`)).status).toBe(200);
  const { action, englishPopup, spanishPopup, popups } = await origin.refusal(`manga_viewer?chapter_id=${chapterId}`);
  expect(action ?? 0).toBe(0);
  expect(englishPopup).toMatchObject({ subject, body: expect.stringMatching(/./) });
  expect(spanishPopup!.subject).not.toBe(subject);
  expect(popups!.map(({ language }) => language ?? 0).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9]);
});

test('ends and begins to the second @3.3', async () => {
  const { chapterListGroup, nextTimeStamp } = (await origin.view('title_detailV3?title_id=10')).titleDetailView!;
  const ending = chapterListGroup!.at(-1)!.lastChapterList!.find(({ endTimeStamp }) => endTimeStamp === nextTimeStamp)!;
  const noon = origin.clock.now;
  origin.clock.now = ending.endTimeStamp! - 1;
  await open(ending.chapterId!);
  origin.clock.now = ending.endTimeStamp!;
  expect((await origin.refusal(`manga_viewer?chapter_id=${ending.chapterId}`)).englishPopup!.subject).toBe(
    'A ticket is needed',
  );
  origin.clock.now = nextTimeStamp! - 1;
  expect((await origin.refusal('manga_viewer?chapter_id=10130')).englishPopup!.subject).toBe('Not out yet');
  origin.clock.now = nextTimeStamp!;
  await open(10_130);
  origin.clock.now = noon;
});

test('the last page leads to the next chapter that the web opens, and says how it may be read @4.24', async () => {
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
  expect(newest.nextChapter ?? null).toBeNull();
  expect(newest.chapterType ?? 0).toBe(0);
  expect(newest.nextTimeStamp).toBeGreaterThan(origin.clock.now);
});

test('the top comments are the three most liked', async () => {
  const view = await open(10_001);
  const { topComments } = view.pages!.at(-1)!.lastPage!;
  expect(topComments).toHaveLength(3);
  const likes = topComments!.map(({ numberOfLikes }) => numberOfLikes ?? 0);
  expect(likes).toEqual([...likes].sort((a, b) => b - a));
  expect(topComments![0]).toMatchObject({
    userName: expect.stringMatching(/./),
    body: expect.stringMatching(/./),
    iconUrl: expect.stringContaining('/media/avatar/'),
  });
  expect(view.numberOfComments).toBeGreaterThanOrEqual(3);
});

test('banners stand among the pages of some chapters, never between the halves of a double page', async () => {
  const kinds = new Set<string>();
  for (const series of Array.from({ length: 30 }, (_, index) => index + 1)) {
    const { allTitlesGroup } = (await origin.view('title_list/allV2')).allTitlesViewV2!;
    const title = allTitlesGroup!
      .flatMap((group) => group.titles!)
      .find(({ titleId }) => Math.floor(titleId! / 10) === series)!;
    const { pages } = await open(title.titleId! * 1000 + 1);
    pages!.forEach((page, index) => {
      const isHalf = (at: number) => [TYPES.left, TYPES.right].includes(pages![at]?.mangaPage?.type ?? 0);
      const before = pages!.slice(0, index).filter((_, at) => isHalf(at)).length;
      if (page.insertBannerList) expect(before % 2).toBe(0);
      for (const kind of ['bannerList', 'insertBannerList', 'lastPage'] as const) if (page[kind]) kinds.add(kind);
    });
    expect(pages!.at(-1)!.lastPage).toBeTruthy();
  }
  expect(kinds).toEqual(new Set(['bannerList', 'insertBannerList', 'lastPage']));
});

test('a view is counted once a session and day, and never without a session', async () => {
  const views = async () => {
    origin.clock.now += 60;
    return (await origin.view('title_detailV3?title_id=20')).titleDetailView!.numberOfViews!;
  };
  const before = await views();
  await open(20_001);
  await open(20_001, '', 'reader');
  await open(20_001, '&img_quality=low', 'reader');
  expect(await views()).toBe(before + 1);
  await open(20_002, '', 'reader');
  expect(await views()).toBe(before + 2);
});
