/** @jest-environment node */
import { naturalOrder } from './natural-order';

test.each([
  [['1.jpg', '2.jpg', '10.jpg', '11.jpg']],
  [['page 1.jpg', 'Page 2.jpg', 'page 10.jpg']],
  [['a/9.jpg', 'a/10.jpg', 'b/1.jpg']],
  [['001.jpg', '001a.jpg', '002.jpg']],
  [['ch1/p1.jpg', 'ch1/p12.jpg', 'ch2/p1.jpg', 'ch10/p1.jpg']],
])('%j', (names) => {
  expect([...names].reverse().sort(naturalOrder)).toEqual(names);
});
