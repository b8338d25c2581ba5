import { parseReadAnnouncements, withReadAnnouncement } from './model/read-announcements';
import { newsDate } from './news-date';

const at = (iso: string) => Date.parse(iso) / 1_000;

test.each([
  ['2026-11-03T23:59:59Z', 'Nov 03, 2026'],
  ['2024-02-29T12:00:00Z', 'Feb 29, 2024'],
])('%s is %s @2.69 @9.30', (iso, text) => expect(newsDate(at(iso), 'en', 'UTC')).toBe(text));

test.each([
  [undefined, []],
  ['[3,"5",null]', [3]],
  ['{"3":true}', undefined],
  ['[3,', undefined],
])('the stored announcements %j are %j', (stored, ids) => expect(parseReadAnnouncements(stored)).toEqual(ids));

test.each([
  [undefined, '[4]'],
  ['[3]', '[3,4]'],
  ['[4]', '[4]'],
  ['not json', '[4]'],
])('%j with one more is %s', (stored, next) => expect(withReadAnnouncement(stored, 4)).toBe(next));
