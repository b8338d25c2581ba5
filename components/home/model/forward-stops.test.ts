import { forwardStops } from './forward-stops';

const stops = (count: number) =>
  Array.from({ length: count }, (_, selected) => selected).filter((selected) => forwardStops(selected, count));

test.each([
  [3, [1]],
  [4, [2]],
  [6, [4]],
])('of %i banners the arrow stops at %j, where the first in sight is three before the end @5.26', (count, places) => {
  expect(stops(count)).toEqual(places);
});

test.each([1, 2])('of %i, all are in sight anyway, and it goes round', (count) => expect(stops(count)).toEqual([]));
