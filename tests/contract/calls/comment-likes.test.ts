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
const unlike = (id: number, session?: string) => origin.ask(`comment_like?comment_id=${id}`, { method: 'DELETE', session });

test('a like counts once for a session, and is taken back by it alone', async () => {
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
});

test('without a session it is unauthorized, without such a comment not found', async () => {
  const id = await anyComment();
  for (const answer of [await like(id), await unlike(id)]) expect(answer.error!.action).toBe(1);
  for (const answer of [await like(7, 'a'), await unlike(7, 'a')]) expect(answer.error!.englishPopup!.subject).toBe('Not Found');
});
