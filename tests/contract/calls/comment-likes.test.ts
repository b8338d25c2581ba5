import { DAY, openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const CHAPTER = 10_001;

async function comment(id: number, session?: string) {
  const { comments } = (await origin.view(`comment?chapter_id=${CHAPTER}`, { session })).commentListView!;
  const found = comments!.find((one) => one.id === id)!;
  return { likes: found.numberOfLikes ?? 0, mine: found.alreadyLiked ?? false };
}
const anyComment = async () => (await origin.view(`comment?chapter_id=${CHAPTER}`)).commentListView!.comments![0]!.id!;
const like = (id: number, session?: string) => origin.ask(`comment_like?comment_id=${id}`, { method: 'PUT', session });
const unlike = (id: number, session?: string) =>
  origin.ask(`comment_like?comment_id=${id}`, { method: 'DELETE', session });

test('a like counts once for a session, and is taken back by it alone @4.29 @4.30 @7.20 @7.49', async () => {
  const id = await anyComment();
  const { likes } = await comment(id);
  await like(id, 'a');
  await like(id, 'a');
  expect(await comment(id, 'a')).toEqual({ likes: likes + 1, mine: true });
  expect(await comment(id, 'b')).toEqual({ likes: likes + 1, mine: false });
  await unlike(id, 'b');
  expect(await comment(id, 'a')).toEqual({ likes: likes + 1, mine: true });
  await unlike(id, 'a');
  await unlike(id, 'a');
  expect(await comment(id, 'a')).toEqual({ likes, mine: false });
});

test('likes stay as the clock goes on', async () => {
  const id = await anyComment();
  await like(id, 'loyal');
  const before = await comment(id, 'loyal');
  origin.clock.now += 3 * DAY;
  expect(await comment(id, 'loyal')).toEqual(before);
}, 30_000);

test('without a session it is unauthorized, without such a comment not found', async () => {
  const id = await anyComment();
  for (const answer of [await like(id), await unlike(id)]) expect(answer.error!.action).toBe(1);
  for (const answer of [await like(7, 'a'), await unlike(7, 'a')])
    expect(answer.error!.englishPopup!.subject).toBe('Not Found');
});

test('many at once leave as many likes as there are rows @7.20', async () => {
  const id = await anyComment();
  const stored = () =>
    origin.database
      .selectFrom('comments')
      .select(['seeded_likes', 'reader_likes'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const likers = async () =>
    (await origin.database.selectFrom('comment_likes').select('session_id').where('comment_id', '=', id).execute())
      .length;
  const { seeded_likes } = await stored();
  for (let round = 0; round < 4; round++) {
    // Seven readers press the heart fifty times, most of them more often on than off.
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, press) => ((press + round) % 3 ? like : unlike)(id, `rival-${(press * 3) % 7}`)),
    );
    for (const { success } of answers) expect(success).toBeTruthy();
    const rows = await likers();
    expect(await stored()).toEqual({ seeded_likes, reader_likes: rows });
    expect((await comment(id, 'nobody')).likes).toBe(seeded_likes + rows);
  }
});

test('one that is withdrawn while it is liked is not found', async () => {
  const { database } = origin;
  const { id } = await database
    .selectFrom('comments')
    .select('id')
    .where('chapter_id', '<>', CHAPTER)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const begin = database.transaction.bind(database);
  const spy = jest.spyOn(database, 'transaction').mockImplementationOnce(() => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    return Object.assign(transaction, {
      async execute<Result>(work: Parameters<typeof execute<Result>>[0]) {
        await database.deleteFrom('comments').where('id', '=', id).execute();
        return execute(work);
      },
    });
  });
  const answer = await like(id, 'too-late');
  spy.mockRestore();
  expect(answer.error!.englishPopup!.subject).toBe('Not Found');
  expect(await database.selectFrom('sessions').select('id').where('id', '=', 'too-late').execute()).toEqual([]);
  expect(await database.selectFrom('comments').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('what is refused leaves nothing', async () => {
  const rows = async () => [
    await origin.database.selectFrom('comment_likes').selectAll().orderBy('session_id').execute(),
    await origin.database.selectFrom('sessions').select('id').orderBy('id').execute(),
  ];
  const before = await rows();
  const id = await anyComment();
  await like(id);
  for (const method of ['PUT', 'DELETE']) {
    for (const value of ['', '0', '-1', 'one', '1.5', '9999999999']) {
      const response = await origin.send(`comment_like?comment_id=${value}`, { method, session: 'newcomer' });
      expect(response.status).toBe(400);
    }
    expect(
      (await origin.ask('comment_like?comment_id=7', { method, session: 'newcomer' })).error!.englishPopup!.subject,
    ).toBe('Not Found');
  }
  expect(await rows()).toEqual(before);
});
