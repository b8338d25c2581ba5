import { measure } from '../lettering/fonts';
import { fitText } from './fit-text';
import { splitWords } from './split-words';

const style = { face: 'dialogue', size: 36, leading: 1.18 } as const;
const words = splitWords('You told me that the last ferry of the summer leaves at six.', 'eng');

test('nothing is lost, and no line is wider than the text', () => {
  const fitted = fitText(words, style, 1.3);
  expect(fitted.lines.join(' ')).toBe('You told me that the last ferry of the summer leaves at six.');
  for (const line of fitted.lines) expect(measure(line, 'dialogue', 36)).toBeLessThanOrEqual(fitted.width + 1);
});

test('a wider aspect gives fewer lines', () => {
  expect(fitText(words, style, 3).lines.length).toBeLessThan(fitText(words, style, 0.7).lines.length);
});

test('a balloon narrows towards its top and bottom, a caption does not', () => {
  const round = fitText(words, style, 1);
  const outer = measure(round.lines[0]!, 'dialogue', 36);
  expect(outer).toBeLessThan(0.95 * round.width);
  const square = fitText(words, style, 1, true);
  expect(Math.max(...square.lines.map((line) => measure(line, 'dialogue', 36)))).toBeGreaterThan(0.97 * square.width);
});

test('one long word is set whole', () => {
  expect(fitText(splitWords('Donaudampfschifffahrt', 'deu'), style, 0.5).lines).toEqual(['Donaudampfschifffahrt']);
});

test('a line does not end with the first word of the next sentence', () => {
  const ends = [0.7, 0.95, 1.25, 1.6].map(
    (aspect) => fitText(splitWords('Drei Fragen. Ich antworte ehrlich.', 'deu'), style, aspect).lines,
  );
  for (const lines of ends) for (const line of lines) expect(line).not.toMatch(/\. \S+$/);
});

test('a box is not left with one short word above or below', () => {
  expect(fitText(splitWords('«Не открывайте дверь».', 'rus'), style, 2.6, true).lines).not.toContain('«Не');
  expect(fitText(splitWords('Ici, personne ne tient une semaine.', 'fra'), style, 1.8, true).lines.at(-1)).toMatch(/ /);
});
