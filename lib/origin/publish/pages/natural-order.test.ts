/** @jest-environment node */
import { misplacedCovers } from './misplaced-covers';
import { naturalOrder } from './natural-order';

test.each([
  [['1.png', '1.5.png', '2.png', '10.png']],
  [['01.png', '01 (2).jpg', '02.png']],
  [['1.jpg', '1.png', '1a.png', '2.jpg']],
  [['a.b/2.png', 'a.b/10.png', 'b.png']],
  [['1', '1.5', '2']],
])('orders %j by names, then by extensions', (names) => {
  expect([...names].reverse().sort(naturalOrder)).toEqual(names);
  expect([...names].sort(naturalOrder)).toEqual(names);
});

test.each([
  [['001.png', '002.png', 'cover.png'], [/^cover\.png comes after 002\.png, .* first, such as 000\.png\.$/]],
  [['01.png', 'Vol_1_Couverture.jpg'], [/^Vol_1_Couverture\.jpg comes after 01\.png/]],
  [['back cover.png', 'page 1.png'], [/^back cover\.png comes before page 1\.png, .* last, such as 999\.png\.$/]],
  [['cover.png', 'cover inside.png', 'page 1.png', 'x back cover.png'], []],
  [['discovery 1.png', 'page.png'], []],
])('tells of covers in %j that are elsewhere', (names, told) => {
  expect(misplacedCovers(names)).toEqual(told.map((message) => expect.stringMatching(message)));
});
