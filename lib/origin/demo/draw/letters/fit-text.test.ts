import { openSync } from 'fontkit';
import { allSeries } from '../../all-series';
import { displayFace } from '../lettering/display-face';
import { FONTS, fontFiles, measure } from '../lettering/fonts';
import { fitText } from './fit-text';
import { splitWords } from './split-words';

const style = { face: 'dialogue', size: 36, leading: 1.18 } as const;

test('a text loses no word, and no line is wider than the balloon', () => {
  const text = 'You told me that the last ferry of the summer leaves at six.';
  for (const aspect of [0.7, 1.3, 3]) {
    const fitted = fitText(splitWords(text, 'eng'), style, aspect);
    expect(fitted.lines.join(' ')).toBe(text);
    for (const line of fitted.lines) expect(measure(line, 'dialogue', 36)).toBeLessThanOrEqual(fitted.width + 1);
  }
});

test.each([
  ['spaces', 'eng', 'I ran all the way.', ['I', 'ran', 'all', 'the', 'way.']],
  ['French marks', 'fra', 'Quoi\u202f? « Non »', ['Quoi\u00a0?', '«\u00a0Non\u00a0»']],
  ['words of one letter', 'rus', 'И она с щербинкой.', ['И\u00a0она', 'с\u00a0щербинкой.']],
  ['Vietnamese syllables', 'vie', 'Biết chứ. Chìa khóa.', ['Biết', 'chứ.', 'Chìa\u00a0khóa.']],
  ['the Thai repeat mark', 'tha', 'บ่อย ๆ นะ', ['บ่อย\u00a0ๆ', 'นะ']],
] as const)('lines break with regard to %s', (_, language, text, words) => {
  expect(splitWords(text, language).map((word) => word.text)).toEqual(words);
});

test('Thai breaks between words, not before marks', () => {
  const words = splitWords('ฉันรักเธอจริงๆ!', 'tha').map((word) => word.text);
  expect(words.length).toBeGreaterThan(2);
  expect(words.join('')).toBe('ฉันรักเธอจริงๆ!');
  for (const word of words) expect(word).not.toMatch(/^[ๆ!]/);
});

test.each(['wide', 'condensed', 'elegant', 'slab', 'comic'] as const)(
  'the %s face of each script has every letter of the series names',
  (face) => {
    const missing = allSeries.flatMap(({ editions }) =>
      Object.values(editions).flatMap(({ name }) => {
        const file = fontFiles().find((path) => path.endsWith(FONTS[displayFace(face, name)].file))!;
        return fonts(file)
          .layout(name)
          .glyphs.some((glyph) => glyph.id === 0)
          ? [name]
          : [];
      }),
    );
    expect(missing).toEqual([]);
  },
);

const opened = new Map<string, ReturnType<typeof openSync>>();
function fonts(file: string) {
  if (!opened.has(file)) opened.set(file, openSync(file));
  return opened.get(file)!;
}
