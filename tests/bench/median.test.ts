import { median } from './median';

test('the middle one, whatever the order', () => {
  expect(median([9, 1, 4])).toBe(4);
});

test('the mean of the two in the middle', () => {
  expect(median([8, 1, 4, 2])).toBe(3);
});

test('of one it is that one, of none it is no number', () => {
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test('where one of them is no number, it is none, wherever that one stands', () => {
  expect(median([NaN, 1, 2])).toBeNaN();
  expect(median([1, NaN, 2])).toBeNaN();
  expect(median([1, 2, NaN])).toBeNaN();
});
