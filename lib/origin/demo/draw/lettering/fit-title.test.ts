import { fitTitle } from './fit-title';
import { SAMPLE_NAMES } from './sample-names-in-test';
import { displayFace } from './display-face';
import { joinWords, titleWords } from './title-words';

const column = { width: 700, height: 340, align: 'left' as const };

test.each(Object.entries(SAMPLE_NAMES))('a name in %s fits its column whole', (_language, name) => {
  const title = fitTitle(titleWords(name), displayFace('wide', name), column);
  expect(title.height).toBeLessThanOrEqual(column.height + 0.1);
  for (const line of title.lines) expect(line.width).toBeLessThanOrEqual(column.width + 0.1);
  expect(joinWords(title.lines.map((line) => line.text)).replace(/ /g, '')).toBe(name.replace(/ /g, ''));
});

test('no line touches the one above it, not even under stacked accents', () => {
  const { lines } = fitTitle(['ẾỂ', 'gỵỘ', 'ỖẪ'], 'elegant', column);
  for (const [i, line] of lines.entries())
    if (i > 0) expect(line.top).toBeGreaterThan(lines[i - 1]!.top + lines[i - 1]!.height);
});

test('an article is no larger than the word it belongs to', () => {
  const { lines } = fitTitle(['The', 'Dumpling', 'Detective'], 'wide', column);
  const article = lines.find((line) => line.text === 'The');
  if (article) expect(article.size).toBeLessThanOrEqual(Math.max(...lines.map((line) => line.size)));
  expect(Math.max(...lines.map((line) => line.text.length))).toBeGreaterThan(3);
});

test('all lines of an even title have one size', () => {
  const { lines } = fitTitle(['Ferry', 'at', 'Six'], 'elegant', { ...column, even: true });
  expect(new Set(lines.map((line) => line.size)).size).toBe(1);
});

test('what is one word to its readers stays on one line', () => {
  expect(titleWords('Vương miện giấy')).toEqual(['Vương miện', 'giấy']);
  expect(titleWords('THÁM TỬ BÁNH BAO')).toEqual(['THÁM TỬ', 'BÁNH', 'BAO']);
  expect(titleWords('เรือเที่ยวหกโมงเย็น').at(-1)).toBe('หกโมงเย็น');
  expect(titleWords('La Boulangerie aux Neuf Vies\u00a0!')).toEqual([
    'La',
    'Boulangerie',
    'aux',
    'Neuf',
    'Vies\u00a0!',
  ]);
});
