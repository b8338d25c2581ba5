import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const CHAPTER = 10_001;
const view = async (chapterId: number, session?: string) =>
  (await origin.view(`comment?chapter_id=${chapterId}`, { session })).commentListView!;
const subjectOf = async (path: string) => (await origin.refusal(path)).englishPopup!.subject;

test('are told whole: who wrote what when, under which number @3.28', async () => {
  const { comments, ifSetUserName } = await view(CHAPTER);
  const byTime = [...comments!].sort((a, b) => a.created! - b.created!);
  expect(byTime.map(({ index }) => index)).toEqual(byTime.map((_, position) => position + 1));
  for (const comment of comments!) {
    expect(comment).toMatchObject({
      id: expect.any(Number),
      userName: expect.stringMatching(/./),
      body: expect.stringMatching(/./),
    });
    expect(comment.iconUrl).toMatch(/^http:\/\/reader\.example\/media\/avatar\//);
    expect(comment.created).toBeLessThanOrEqual(origin.clock.now);
  }
  expect(ifSetUserName ?? false).toBe(false);
});

test('are called the reader’s own by their session alone, also on the last page @6.10', async () => {
  const [{ id } = { id: 0 }] = (await view(CHAPTER)).comments!;
  await origin.view(`comment_like?comment_id=${id}`, { method: 'PUT', session: 'who-wrote-it' });
  await origin.database.updateTable('comments').set({ session_id: 'who-wrote-it' }).where('id', '=', id!).execute();
  origin.clock.now += 1;
  const own = async (session?: string) =>
    (await view(CHAPTER, session)).comments!.flatMap((comment) => (comment.isMyComment ? [comment.id] : []));
  expect([await own('who-wrote-it'), await own('another'), await own()]).toEqual([[id], [], []]);
  const last = async (session?: string) => {
    const { mangaViewer } = await origin.view(`manga_viewer?chapter_id=${CHAPTER}`, { session });
    return mangaViewer!
      .pages!.at(-1)!
      .lastPage!.topComments!.filter(({ isMyComment }) => isMyComment)
      .map((comment) => comment.id);
  };
  expect([await last('who-wrote-it'), await last('another'), await last()]).toEqual([[id], [], []]);
  const answer = await (await origin.send(`comment?chapter_id=${CHAPTER}`, { session: 'another' })).text();
  expect(answer).not.toContain('who-wrote-it');
});

test('stay readable when their chapter has ended @3.30', async () => {
  const ended = 10_123;
  expect(await subjectOf(`manga_viewer?chapter_id=${ended}`)).toBe('This chapter has ended');
  const row = {
    id: 999,
    chapter_id: ended,
    position: 1,
    user_name: 'Early bird',
    body: 'I was in time.',
    created_at: origin.clock.now - 60,
    seeded_likes: 3,
  };
  await origin.database.insertInto('comments').values(row).execute();
  const { comments, titleDetailComment } = await view(ended, 'late');
  expect(comments).toMatchObject([
    { id: 999, index: 1, userName: 'Early bird', body: 'I was in time.', created: row.created_at, numberOfLikes: 3 },
  ]);
  expect(titleDetailComment).toMatchObject({ titleId: 10, chapterName: '#123' });
  await origin.view('comment_like?comment_id=999', { method: 'PUT', session: 'late' });
  expect((await view(ended, 'late')).comments).toMatchObject([{ numberOfLikes: 4, alreadyLiked: true }]);
});

test('are none under a chapter that nobody wrote about, and refused where there is none, or not yet', async () => {
  expect((await view(10_050)).comments).toEqual([]);
  expect(await subjectOf('comment?chapter_id=7')).toBe('Not Found');
  expect(await subjectOf('comment?chapter_id=10130')).toBe('Not out yet');
  expect((await origin.refusal('comment?chapter_id=10130')).popups).toHaveLength(9);
  for (const chapterId of ['', '0', '-1', 'one', '9999999999'])
    expect((await origin.send(`comment?chapter_id=${chapterId}`)).status).toBe(400);
  expect((await origin.send('comment')).status).toBe(400);
});
