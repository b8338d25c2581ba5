import { chapterPathIn } from './chapter-path-in';
import { titlePathIn } from './title-path-in';

test('a title is the series’ own in a language that has one, else itself', () => {
  const path = titlePathIn(30, [
    { titleId: 30, language: 'eng' },
    { titleId: 31, language: 'esp' },
  ]);
  expect(['en', 'es', 'de'].map((locale) => path(locale as 'en'))).toEqual(['/titles/30', '/titles/31', '/titles/30']);
});

test('a chapter is the same chapter in a language that has it, else itself', () => {
  const path = chapterPathIn(7, { esp: 8 });
  expect(['en', 'es', 'de'].map((locale) => path(locale as 'en'))).toEqual(['/viewer/7', '/viewer/8', '/viewer/7']);
});
