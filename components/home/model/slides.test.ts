import { slides } from './slides';

test.each([[['a']], [['a', 'b', 'c']]])('%j stand once', (items) => {
  expect(slides(items, 0).map(({ item }) => item)).toEqual(items);
  expect(slides(items, 0).every(({ isLive }) => isLive)).toBe(true);
});

test.each([0, 1, 2, 3])('a pair stands twice, and at %i each of the two is to be reached once', (selected) => {
  const pair = slides(['a', 'b'], selected);
  expect(pair.map(({ item, place }) => item + place)).toEqual(['a1', 'b2', 'a1', 'b2']);
  expect(pair[selected]?.isLive).toBe(true);
  expect(
    pair
      .filter(({ isLive }) => isLive)
      .map(({ item }) => item)
      .sort(),
  ).toEqual(['a', 'b']);
});
