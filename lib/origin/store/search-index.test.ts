import { createSearchIndex } from './search-index';

const index = createSearchIndex(['Sixth Bench', 'The Sixth Sense', 'Ánh trăng', 'ห้องสุดท้าย', 'Дом у моря', 'x']);

test.each([
  ['sixth', [0, 1]],
  ['SIXTH B', [0]],
  ['ánh', [2]],
  ['A\u0301nh', [2]],
  ['สุด', [3]],
  ['МОРЯ', [4]],
  ['x', [0, 1, 5]],
  ['th', [0, 1]],
  ['  bench ', [0]],
  ['thx', []],
  ['zz', []],
  ['', []],
  ['   ', []],
])('finds %j in %j', (keyword, expected) => {
  expect(index.find(keyword)).toEqual(expected);
});

test('what it finds is what a look at every text finds', () => {
  const letters = 'abc ';
  const words = Array.from({ length: 300 }, (_, n) => Array.from({ length: 6 }, (_, at) => letters[(n >> at) % 4]).join(''));
  const many = createSearchIndex(words);
  for (const keyword of ['a', 'ab', 'abc', 'cba', 'a b', 'bb']) {
    expect(many.find(keyword)).toEqual(words.flatMap((word, n) => (word.includes(keyword) ? [n] : [])));
  }
});
