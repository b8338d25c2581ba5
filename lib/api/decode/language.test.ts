import { decodeLanguage } from './language';

test.each([
  [0, 'eng'],
  [1, 'esp'],
  [2, 'fra'],
  [3, 'ind'],
  [4, 'ptb'],
  [5, 'rus'],
  [6, 'tha'],
  [7, 'deu'],
  [8, 'ita'],
  [9, 'vie'],
])('language %i reads %s @4.12', (number, language) => expect(decodeLanguage(number)).toBe(language));

test.each([77, -1, null, undefined])('a language that nobody knows (%p) falls back to English @4.13', (number) => {
  expect(decodeLanguage(number)).toBe('eng');
});
