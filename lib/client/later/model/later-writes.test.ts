import { inOrder, laterWrite, storedBehind, subjectOf, type LaterWrite } from './later-writes';

const favorite = { endpoint: 'addFavorite', query: { title_id: 7 } } as const;

/** Stores one after another, under names that sort otherwise. */
function kept(ids: readonly string[]): LaterWrite[] {
  return ids.reduce<LaterWrite[]>((waiting, id) => [...waiting, laterWrite(id, storedBehind(waiting, favorite))!], []);
}

test('what was done stands in the order in which it was done', () => {
  expect(inOrder(kept(['c', 'a', 'b']).reverse()).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(kept(['a'])).toEqual([{ id: 'a', place: 1, ...favorite }]);
});

test('two tabs that kept something at once agree about the order', () => {
  const [a, b] = ['a', 'b'].map((id) => laterWrite(id, storedBehind([], favorite))!);
  expect(inOrder([b!, a!])).toEqual(inOrder([a!, b!]));
});

test('a title is one thing, a comment of that number another', () => {
  expect(subjectOf(favorite)).toBe(subjectOf({ ...favorite, endpoint: 'removeFavorite' }));
  expect(subjectOf({ endpoint: 'likeComment', query: { comment_id: 7 } })).not.toBe(subjectOf(favorite));
});

test.each([
  undefined,
  '',
  'rubbish',
  '{}',
  'null',
  '[]',
  '7',
  '{"place":1,"endpoint":"contact","query":{}}',
  '{"place":"1","endpoint":"addFavorite","query":{"title_id":7}}',
  '{"place":1,"endpoint":"addFavorite","query":{"title_id":"7"}}',
  '{"place":1,"endpoint":"addFavorite"}',
])('%j holds nothing to send', (stored) => {
  expect(laterWrite('a', stored)).toBeUndefined();
});
