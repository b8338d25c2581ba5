import { parseReadAnnouncements, withReadAnnouncement } from './read-announcements';

test.each([
  [undefined, []],
  ['[]', []],
  ['[3,5]', [3, 5]],
  ['[3,"5",null]', [3]],
  ['{"3":true}', undefined],
  ['3', undefined],
  ['[3,', undefined],
  ['', undefined],
])('%j reads as %j', (stored, ids) => expect(parseReadAnnouncements(stored)).toEqual(ids));

test.each([
  [undefined, '[4]'],
  ['[3]', '[3,4]'],
  ['[4]', '[4]'],
  ['not json', '[4]'],
])('%j with one more is %s', (stored, next) => expect(withReadAnnouncement(stored, 4)).toBe(next));
