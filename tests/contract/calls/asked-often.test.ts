import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const TITLE = 'title_detailV3?title_id=20';
const CHAPTER = 'manga_viewer?chapter_id=20001';
const OFTEN = 5;

async function readerWhoDidThings(session: string) {
  await origin.view('title_list/bookmark?title_id=20', { method: 'PUT', session });
  await origin.view('manga_viewer?chapter_id=20002', { session });
  await origin.view(CHAPTER, { session });
  const { commentListView } = await origin.view('comment?chapter_id=20001', { session });
  await origin.view(`comment_like?comment_id=${commentListView!.comments![0]!.id}`, { method: 'PUT', session });
  origin.clock.now += 1;
}

test.each([TITLE, CHAPTER])('however often %s is asked for in a second, the answer is the same', async (path) => {
  const session = `often-${path.length}`;
  await readerWhoDidThings(session);
  const first = await origin.view(path, { session });
  for (let times = 1; times < OFTEN; times++) expect(await origin.view(path, { session })).toEqual(first);
});

test.each([TITLE, CHAPTER])('readers of %s in the same second each get their own', async (path) => {
  await readerWhoDidThings('fan');
  const marksOf = async (session: string) => {
    const { titleDetailView, mangaViewer } = await origin.view(path, { session });
    const chapters = titleDetailView?.chapterListV2 ?? mangaViewer!.chapters!;
    const last = mangaViewer?.pages!.at(-1)!.lastPage;
    return {
      isSubscribed: (titleDetailView ?? last)!.isSubscribed ?? false,
      viewed: chapters.filter(({ alreadyViewed }) => alreadyViewed).map(({ chapterId }) => chapterId),
      liked: last?.topComments!.map(({ alreadyLiked }) => alreadyLiked ?? false),
    };
  };
  const own = path === CHAPTER ? [20_001] : [];
  for (let times = 0; times < OFTEN; times++) {
    expect(await marksOf('fan')).toMatchObject({
      isSubscribed: true,
      viewed: expect.arrayContaining([20_001, 20_002]),
    });
    expect(await marksOf('stranger')).toMatchObject({ isSubscribed: false, viewed: own });
    if (path === CHAPTER)
      expect([(await marksOf('fan')).liked![0], (await marksOf('stranger')).liked![0]]).toEqual([true, false]);
  }
});

test('what a reader does is seen in the same second, also where many ask', async () => {
  const isFavorite = async () =>
    (await origin.view(TITLE, { session: 'quick' })).titleDetailView!.isSubscribed ?? false;
  for (let times = 0; times < OFTEN; times++) expect(await isFavorite()).toBe(false);
  await origin.view('title_list/bookmark?title_id=20', { method: 'PUT', session: 'quick' });
  expect(await isFavorite()).toBe(true);
  await origin.view('title_list/bookmark?title_id=20', { method: 'DELETE', session: 'quick' });
  expect(await isFavorite()).toBe(false);
});

test('nothing is kept beyond its second', async () => {
  const views = async () =>
    (await origin.view(CHAPTER)).mangaViewer!.chapters!.find(({ chapterId }) => chapterId === 20_001)!.viewCount!;
  origin.clock.now += 1;
  const before = await views();
  await origin.view(CHAPTER, { session: 'late' });
  origin.clock.now += 1;
  expect(await views()).toBe(before + 1);
});

test('a like is counted for who likes in the same second', async () => {
  const { commentListView } = await origin.view('comment?chapter_id=30001');
  const { id } = commentListView!.comments![0]!;
  const top = async () =>
    (await origin.view('manga_viewer?chapter_id=30001', { session: 'liker' })).mangaViewer!.pages!.at(-1)!.lastPage!
      .topComments![0]!;
  for (let times = 0; times < OFTEN; times++) await top();
  const { numberOfLikes } = await top();
  await origin.view(`comment_like?comment_id=${id}`, { method: 'PUT', session: 'liker' });
  expect(await top()).toMatchObject({ id, alreadyLiked: true, numberOfLikes: numberOfLikes! + 1 });
  await origin.view(`comment_like?comment_id=${id}`, { method: 'DELETE', session: 'liker' });
  expect(await top()).toMatchObject({ id, numberOfLikes });
});

test('what is closed to a reader is closed to him, however often it is answered to others in the second', async () => {
  const guarded = await openOrigin({
    closedTo: (header) => (header('x-country') === 'XX' ? { state: 'geo-blocked' } : undefined),
  });
  const told: number[] = [];
  for (let times = 0; times < OFTEN; times++) {
    for (const country of ['AA', 'XX'])
      told.push((await guarded.send(TITLE, { headers: { 'x-country': country } })).status);
  }
  await guarded.close();
  expect(told).toEqual(Array.from({ length: OFTEN }, () => [200, 451]).flat());
});

test('a name that can be no session is refused, however often others are answered', async () => {
  for (let times = 0; times < OFTEN; times++) {
    expect((await origin.send(TITLE)).status).toBe(200);
    expect((await origin.send(TITLE, { session: 'no session' })).status).toBe(400);
  }
});
