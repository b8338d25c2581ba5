import { knowsTag } from './knows-tag';

test.each([
  ['"a"', true],
  ['*', true],
  [' W/"b",W/"a" ', true],
  [null, false],
  ['a', false],
  ['"b", "ab"', false],
])('If-None-Match %j matches the ETag "a": %j', (list, matches) => expect(knowsTag(list, '"a"')).toBe(matches));
