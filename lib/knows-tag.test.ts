import { knowsTag } from './knows-tag';

test.each(['"a"', 'W/"a"', '*', '"b", "a"', ' W/"b",W/"a" '])('is known by %s', (list) => {
  expect(knowsTag(list, '"a"')).toBe(true);
});

test.each([null, undefined, '', 'a', '"A"', '"b", "ab"', 'w/"a"'])('is not known by %s', (list) => {
  expect(knowsTag(list, '"a"')).toBe(false);
});
