import { splitWords } from './split-words';

const texts = (text: string, language: Parameters<typeof splitWords>[1]) => splitWords(text, language).map((word) => word.text);

test('lines break at spaces', () => {
  expect(texts('I ran all the way.', 'eng')).toEqual(['I', 'ran', 'all', 'the', 'way.']);
});

test('French marks stay with their word', () => {
  expect(texts('Et si tu venais ? Dis !', 'fra')).toEqual(['Et', 'si', 'tu', 'venais\u00a0?', 'Dis\u00a0!']);
  expect(texts('Quoi\u202f? « Non »', 'fra')).toEqual(['Quoi\u00a0?', '«\u00a0Non\u00a0»']);
});

test('Thai breaks between words, not before marks, and not where it is joined', () => {
  const words = texts('ฉันรักเธอจริงๆ!', 'tha');
  expect(words.length).toBeGreaterThan(2);
  expect(words.join('')).toBe('ฉันรักเธอจริงๆ!');
  for (const word of words) expect(word).not.toMatch(/^[ๆ!]/);
  const apart = texts('รักเธอ', 'tha').length;
  expect(texts('รัก\u2060เธอ', 'tha')).toHaveLength(apart - 1);
});

test('a space in Thai stays a space within a line', () => {
  expect(splitWords('ไป ไหน', 'tha')).toEqual([{ text: 'ไป', before: '' }, { text: 'ไหน', before: ' ' }]);
});
