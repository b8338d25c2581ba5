import { DAY, openOrigin, type TestOrigin } from './open-origin';

let origin: TestOrigin;
afterEach(() => origin?.close());

test('follows the clock: new chapters come, readers’ data stays', async () => {
  origin = await openOrigin();
  const session = 'loyal';
  await origin.view('title_list/bookmark?title_id=10', { method: 'PUT', session });
  await origin.view('manga_viewer?chapter_id=10001', { session });
  const { numberOfViews } = (await origin.view('title_detailV3?title_id=10')).titleDetailView!;

  origin.clock.now += 9 * DAY;
  const { groups } = (await origin.view('web/web_homeV4?lang=eng&clang=eng')).webHomeViewV4!;
  expect(groups![0]).toMatchObject({ groupName: 'Today', groupNameDays: 0 });
  expect(groups![0]!.titleGroups!.length).toBeGreaterThan(1);
  const { subscribedTitlesView } = await origin.view('title_list/bookmark', { session });
  expect(subscribedTitlesView!.titles!.map(({ titleId }) => titleId)).toEqual([10]);
  const later = (await origin.view('title_detailV3?title_id=10', { session })).titleDetailView!;
  expect(later.chapterListGroup!.at(-1)!.chapterNumbers).toBe('101-130');
  expect(later.chapterListGroup![0]!.firstChapterList![0]!.alreadyViewed).toBe(true);
  expect(later.numberOfViews).toBeGreaterThan(numberOfViews!);
});
