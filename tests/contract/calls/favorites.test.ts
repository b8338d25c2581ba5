import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const favorites = async (session?: string) =>
  (await origin.view('title_list/bookmark', { session })).subscribedTitlesView!.titles!.map(({ titleId }) => titleId);
const put = (titleId: number | string, session?: string) => origin.ask(`title_list/bookmark?title_id=${titleId}`, { method: 'PUT', session });
const remove = (titleId: number, session?: string) => origin.ask(`title_list/bookmark?title_id=${titleId}`, { method: 'DELETE', session });

test('a favourite is added, told of by the title and its chapters, and removed', async () => {
  const session = 'a';
  expect((await put(10, session)).success).toBeTruthy();
  expect(await favorites(session)).toEqual([10]);
  expect((await origin.view('title_detailV3?title_id=10', { session })).titleDetailView!.isSubscribed).toBe(true);
  const pages = (await origin.view('manga_viewer?chapter_id=10001', { session })).mangaViewer!.pages!;
  expect(pages.at(-1)!.lastPage!.isSubscribed).toBe(true);
  expect((await remove(10, session)).success).toBeTruthy();
  expect(await favorites(session)).toEqual([]);
  expect((await origin.view('title_detailV3?title_id=10', { session })).titleDetailView!.isSubscribed ?? false).toBe(false);
});

test('adding again changes nothing, removing what is not there neither', async () => {
  await put(20, 'b');
  origin.clock.now += 60;
  await put(30, 'b');
  origin.clock.now += 60;
  await put(20, 'b');
  expect(await favorites('b')).toEqual([30, 20]);
  expect((await remove(40, 'b')).success).toBeTruthy();
  expect(await favorites('b')).toEqual([30, 20]);
});

test('no session sees or changes those of another', async () => {
  await put(50, 'mine');
  await remove(50, 'theirs');
  expect(await favorites('theirs')).toEqual([]);
  expect(await favorites('mine')).toEqual([50]);
  expect((await origin.view('title_detailV3?title_id=50', { session: 'theirs' })).titleDetailView!.isSubscribed ?? false).toBe(false);
});

test('reading without a session is an empty list, writing is unauthorized', async () => {
  expect(await favorites()).toEqual([]);
  for (const answer of [await put(10), await remove(10), await put(10, 'not allowed!'), await put(10, 'x'.repeat(129))]) {
    expect(answer.error).toMatchObject({ action: 1, englishPopup: { subject: 'Please try again' } });
  }
  expect((await put(10, 'x'.repeat(128))).success).toBeTruthy();
});

test('a title that never was is not found', async () => {
  expect((await put(99, 'c')).error!.englishPopup!.subject).toBe('Not Found');
  expect((await put('ten', 'c')).error).toBeTruthy();
});

test('what was acknowledged is there for whoever opens the store next', async () => {
  await put(60, 'durable');
  const other = await openOrigin({ dataDir: origin.dataDir });
  const { subscribedTitlesView } = await other.view('title_list/bookmark', { session: 'durable' });
  expect(subscribedTitlesView!.titles!.map(({ titleId }) => titleId)).toEqual([60]);
  await other.close();
});
