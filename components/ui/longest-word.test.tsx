import { longestWord } from './longest-word';

test.each([
  ['Nutzungsbedingungen', 19],
  ['About us', 5],
  ['Die Sechs-Uhr-Fähre', 5],
  ['', 0],
  [undefined, 0],
])('of %j it has %i letters', (text, letters) => expect(longestWord(text)).toBe(letters));

test('elements are looked into', () => {
  expect(
    longestWord(
      <>
        Kommentare <span>#012</span> {false}
      </>,
    ),
  ).toBe(10);
});
