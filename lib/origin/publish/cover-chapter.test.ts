/** @jest-environment node */
import { coverChapter } from './cover-chapter';

const at = (seconds: number) => new Date(seconds * 1000).toISOString();
const chapter = (
  number: number,
  language: 'eng' | 'esp',
  start: number,
  more: { end?: string; starts?: Record<string, string> } = {},
) => ({ language, entry: { number, start: at(start), ...more } });
const coverIn = (chapters: readonly ReturnType<typeof chapter>[], language: 'eng' | 'esp') => {
  const { language: of, entry } = coverChapter(chapters, language, 100)!;
  return `${of} ${entry.number}`;
};

test('the first that is open, of its language', () => {
  expect(coverIn([chapter(1, 'eng', 200), chapter(1, 'esp', 50), chapter(2, 'eng', 100)], 'eng')).toBe('eng 2');
  expect(coverIn([chapter(1, 'eng', 10, { end: at(100) }), chapter(2, 'eng', 20)], 'eng')).toBe('eng 2');
});

test('one that will end only where there is no other', () => {
  expect(coverIn([chapter(1, 'eng', 10, { end: at(200) }), chapter(2, 'eng', 20)], 'eng')).toBe('eng 2');
  expect(coverIn([chapter(1, 'eng', 10, { end: at(200) }), chapter(2, 'esp', 20)], 'eng')).toBe('esp 2');
  expect(coverIn([chapter(1, 'eng', 10, { end: at(200) }), chapter(2, 'eng', 200)], 'eng')).toBe('eng 1');
});

test('else that of another language', () => {
  expect(coverIn([chapter(1, 'eng', 10, { starts: { eng: at(200) } }), chapter(1, 'esp', 10)], 'eng')).toBe('esp 1');
});

test('where none is open the first', () => {
  expect(coverIn([chapter(1, 'eng', 200), chapter(1, 'esp', 200)], 'esp')).toBe('esp 1');
});
