import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const CHAPTER = 10_001;
const view = async (chapterId: number, session?: string) =>
  (await origin.view(`comment?chapter_id=${chapterId}`, { session })).commentListView!;
const firstId = async () => (await view(CHAPTER)).comments![0]!.id!;
const like = (id: number, session?: string) => origin.ask(`comment_like?comment_id=${id}`, { method: 'PUT', session });
const unlike = (id: number, session?: string) =>
  origin.ask(`comment_like?comment_id=${id}`, { method: 'DELETE', session });
async function likesOf(id: number, session?: string) {
  const { numberOfLikes, alreadyLiked } = (await view(CHAPTER, session)).comments!.find((one) => one.id === id)!;
  return { likes: numberOfLikes ?? 0, mine: alreadyLiked ?? false };
}

test('all comments of a chapter are listed, the most liked first @3.28 @7.7 @7.47 @7.48', async () => {
  const { comments, titleDetailComment, ifSetUserName } = await view(CHAPTER);
  const { mangaViewer } = await origin.view(`manga_viewer?chapter_id=${CHAPTER}`);
  expect(comments).toHaveLength(mangaViewer!.numberOfComments!);
  const likes = comments!.map(({ numberOfLikes }) => numberOfLikes ?? 0);
  expect(likes).toEqual([...likes].sort((a, b) => b - a));
  expect(titleDetailComment).toMatchObject({ titleId: 10, titleName: 'Ghost Tram Line 9', chapterName: '#1' });
  const byTime = [...comments!].sort((a, b) => a.created! - b.created!);
  expect(byTime.map(({ index }) => index)).toEqual(byTime.map((_, position) => position + 1));
  for (const comment of comments!) {
    expect(comment).toMatchObject({
      id: expect.any(Number),
      userName: expect.stringMatching(/./),
      body: expect.stringMatching(/./),
      iconUrl: expect.stringMatching(/^http:\/\/reader\.example\/media\/avatar\//),
    });
    expect(comment.created).toBeLessThanOrEqual(origin.clock.now);
  }
  expect(ifSetUserName ?? false).toBe(false);
});

test('a comment is marked as the reader’s own by its session only, also on the last page @6.10', async () => {
  const id = await firstId();
  await like(id, 'author');
  await origin.database.updateTable('comments').set({ session_id: 'author' }).where('id', '=', id).execute();
  origin.clock.now += 1;
  const listed = async (session?: string) => (await view(CHAPTER, session)).comments!;
  const onLastPage = async (session?: string) =>
    (await origin.view(`manga_viewer?chapter_id=${CHAPTER}`, { session })).mangaViewer!.pages!.at(-1)!.lastPage!
      .topComments!;
  for (const commentsFor of [listed, onLastPage]) {
    const own = async (session?: string) =>
      (await commentsFor(session)).filter(({ isMyComment }) => isMyComment).map((comment) => comment.id);
    expect([await own('author'), await own('another'), await own()]).toEqual([[id], [], []]);
  }
});

test('a like counts once per session, and only that session takes it back @4.29 @4.30 @7.20 @7.49', async () => {
  const id = await firstId();
  const { likes } = await likesOf(id);
  await like(id, 'a');
  await like(id, 'a');
  expect(await likesOf(id, 'a')).toEqual({ likes: likes + 1, mine: true });
  expect(await likesOf(id, 'b')).toEqual({ likes: likes + 1, mine: false });
  await unlike(id, 'b');
  expect(await likesOf(id, 'a')).toEqual({ likes: likes + 1, mine: true });
  await unlike(id, 'a');
  await unlike(id, 'a');
  expect(await likesOf(id, 'a')).toEqual({ likes, mine: false });
});

test('a refused like stores no row and no session', async () => {
  const rows = async () => [
    await origin.database.selectFrom('comment_likes').selectAll().orderBy('session_id').execute(),
    await origin.database.selectFrom('sessions').select('id').orderBy('id').execute(),
  ];
  const before = await rows();
  for (const write of [like, unlike]) {
    expect((await write(await firstId())).error!.action).toBe(1);
    for (const id of [0, -1, 1.5, 9_999_999_999]) expect((await write(id, 'newcomer')).error).toBeTruthy();
    expect((await write(7, 'newcomer')).error!.englishPopup!.subject).toBe('Not Found');
  }
  expect(await rows()).toEqual(before);
});
