import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const detail = async (titleId: number, session?: string) =>
  (await origin.view(`title_detailV3?title_id=${titleId}&clang=eng`, { session })).titleDetailView!;

test('has all fields of a title @3.18 @7.12 @7.44', async () => {
  const view = await detail(10);
  expect(view).toMatchObject({
    title: { titleId: 10, name: 'Ghost Tram Line 9', author: expect.stringMatching(/./) },
    overview: expect.stringMatching(/.{80}/),
    backgroundImageUrl: expect.stringContaining('/media/background/10/'),
    titleImageUrl: expect.stringContaining('/media/cover/10/'),
    viewingPeriodDescription: expect.stringMatching(/./),
    updateTiming: 5,
    rating: 2,
    titleLabels: { releaseSchedule: 2, isSimulpub: true, planType: 'standard' },
    label: { description: expect.stringMatching(/./) },
    metaInfo: { metaTitle: 'Ghost Tram Line 9', metaDescription: expect.stringMatching(/./) },
    sns: { url: '/titles/10' },
    hasChaptersBetween: true,
    chaptersDescending: true,
    isFirstTimeFree: true,
  });
  expect(view.tags!.map(({ slug }) => slug)).toEqual(['supernatural', 'mystery', 'drama']);
  expect(view.titleLanguages!.map(({ titleId, language }) => [titleId, language])).toContainEqual([11, 1]);
  expect(view.nextTimeStamp).toBeGreaterThan(origin.clock.now);
  expect(view.numberOfViews).toBe(view.title!.viewCount);
});

test('groups chapters by fifty: the first three, those of the app, the newest @4.23', async () => {
  const { chapterListGroup } = await detail(10);
  expect(
    chapterListGroup!.map((group) => [
      group.chapterNumbers,
      group.firstChapterList!.length,
      group.lastChapterList!.length,
    ]),
  ).toEqual([
    ['1-50', 3, 0],
    ['51-100', 0, 0],
    ['101-129', 0, 6],
  ]);
  const chapters = chapterListGroup!.flatMap((group) => [
    ...group.firstChapterList!,
    ...group.midChapterList!,
    ...group.lastChapterList!,
  ]);
  // 10123 has ended.
  expect(chapters.map(({ chapterId }) => chapterId)).toEqual(
    Array.from({ length: 129 }, (_, index) => 10_001 + index).filter((id) => id !== 10_123),
  );
  expect(chapters[0]).toMatchObject({ titleId: 10, name: '#1', subTitle: expect.stringMatching(/./) });
  expect(new Set(chapters.map(({ chapterType }) => chapterType ?? 0))).toEqual(new Set([0, 1, 2, 4]));
});

test('marks opened chapters for their session only', async () => {
  await origin.view('manga_viewer?chapter_id=10002', { session: 'opened' });
  const isViewed = async (session?: string) =>
    (await detail(10, session)).chapterListGroup![0]!.firstChapterList![1]!.alreadyViewed ?? false;
  expect([await isViewed('opened'), await isViewed('another'), await isViewed()]).toEqual([true, false, false]);
});
