import { pushToken, pushTokenQuery } from '../../support/push-token';
import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const favorites = async (session?: string) =>
  (await origin.view('title_list/bookmark', { session })).subscribedTitlesView!.titles!.map(({ titleId }) => titleId);
const put = (titleId: number | string, session?: string) =>
  origin.ask(`title_list/bookmark?title_id=${titleId}`, { method: 'PUT', session });
const remove = (titleId: number, session?: string) =>
  origin.ask(`title_list/bookmark?title_id=${titleId}`, { method: 'DELETE', session });

test('a favourite is added, told of by the title and its chapters, and removed @4.25 @7.8 @7.10 @7.51 @7.52', async () => {
  const session = 'a';
  expect((await put(10, session)).success).toBeTruthy();
  expect(await favorites(session)).toEqual([10]);
  expect((await origin.view('title_detailV3?title_id=10', { session })).titleDetailView!.isSubscribed).toBe(true);
  const pages = (await origin.view('manga_viewer?chapter_id=10001', { session })).mangaViewer!.pages!;
  expect(pages.at(-1)!.lastPage!.isSubscribed).toBe(true);
  expect((await remove(10, session)).success).toBeTruthy();
  expect(await favorites(session)).toEqual([]);
  expect((await origin.view('title_detailV3?title_id=10', { session })).titleDetailView!.isSubscribed ?? false).toBe(
    false,
  );
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
  expect(
    (await origin.view('title_detailV3?title_id=50', { session: 'theirs' })).titleDetailView!.isSubscribed ?? false,
  ).toBe(false);
});

test('reading without a session is an empty list, writing is unauthorized @6.8', async () => {
  expect(await favorites()).toEqual([]);
  for (const answer of [
    await put(10),
    await remove(10),
    await put(10, 'not allowed!'),
    await put(10, 'x'.repeat(129)),
  ]) {
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

test('beside the favourites stands what was read: the last title first, each once, thirty at most, and of this session alone', async () => {
  const history = async (session?: string) =>
    (await origin.view('title_list/bookmark', { session })).subscribedTitlesView!.viewHistory!.map(
      ({ titleId }) => titleId,
    );
  const read = async (chapterId: number) => {
    origin.clock.now += 1;
    await origin.view(`manga_viewer?chapter_id=${chapterId}`, { session: 'historian' });
  };
  expect(await history('historian')).toEqual([]);
  for (const chapterId of [10_001, 20_001, 10_002, 30_001]) await read(chapterId);
  expect(await history('historian')).toEqual([30, 10, 20]);
  expect(await history('somebody-else')).toEqual([]);
  expect(await history()).toEqual([]);
  const { allTitlesGroup } = (await origin.view('title_list/allV2')).allTitlesViewV2!;
  for (const { titles } of allTitlesGroup!)
    for (const { titleId } of titles!.slice(0, 2)) await read(titleId! * 1000 + 1);
  expect(await history('historian')).toHaveLength(30);
});

test('a push token is kept with its language, English where none is named, and stays when the favourite is added again without one', async () => {
  const kept = () =>
    origin.database
      .selectFrom('push_tokens')
      .select(['token', 'language'])
      .where('session_id', '=', 'pushed')
      .executeTakeFirst();
  await put(`70&${pushTokenQuery('first')}`, 'pushed');
  expect(await kept()).toEqual({ token: pushToken('first'), language: 'eng' });
  await put(`70&${pushTokenQuery('second', 'fra')}`, 'pushed');
  expect(await kept()).toEqual({ token: pushToken('second'), language: 'fra' });
  await put('70', 'pushed');
  expect(await kept()).toEqual({ token: pushToken('second'), language: 'fra' });
});

test.each(['', '0', '-10', '1.5', '9999999999', 'ten', '10 '])(
  'the id "%s" is malformed: nothing is written',
  async (id) => {
    for (const method of ['PUT', 'DELETE']) {
      expect(
        (await origin.send(`title_list/bookmark?title_id=${encodeURIComponent(id)}`, { method, session: 'careful' }))
          .status,
      ).toBe(400);
    }
    expect(await favorites('careful')).toEqual([]);
  },
);
