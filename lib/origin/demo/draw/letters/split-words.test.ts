import { splitWords } from './split-words';

const texts = (text: string, language: Parameters<typeof splitWords>[1]) =>
  splitWords(text, language).map((word) => word.text);

test('lines break at spaces', () => {
  expect(texts('I ran all the way.', 'eng')).toEqual(['I', 'ran', 'all', 'the', 'way.']);
});

test('French marks stay with their word', () => {
  expect(texts('Et si tu venais ? Dis !', 'fra')).toEqual(['Et', 'si', 'tu', 'venais\u00a0?', 'Dis\u00a0!']);
  expect(texts('Quoi\u202f? « Non »', 'fra')).toEqual(['Quoi\u00a0?', '«\u00a0Non\u00a0»']);
});

test('a word of one letter stays with the word after it', () => {
  expect(texts('À gauche ! Il y en a combien ?', 'fra')).toEqual([
    'À\u00a0gauche\u00a0!',
    'Il',
    'y\u00a0en',
    'a\u00a0combien\u00a0?',
  ]);
  expect(texts('И она с щербинкой.', 'rus')).toEqual(['И\u00a0она', 'с\u00a0щербинкой.']);
  expect(texts('¿Y si cae a la de tres?', 'esp')).toEqual(['¿Y\u00a0si', 'cae', 'a\u00a0la', 'de', 'tres?']);
});

test('Vietnamese keeps the syllables of a word together, and a last particle with its word', () => {
  expect(texts('Biết chứ. Chìa khóa.', 'vie')).toEqual(['Biết', 'chứ.', 'Chìa\u00a0khóa.']);
  expect(texts('CẬU Á?!', 'vie')).toEqual(['CẬU\u00a0Á?!']);
});

test('Thai breaks between words, not before marks, and not where it is joined', () => {
  const words = texts('ฉันรักเธอจริงๆ!', 'tha');
  expect(words.length).toBeGreaterThan(2);
  expect(words.join('')).toBe('ฉันรักเธอจริงๆ!');
  for (const word of words) expect(word).not.toMatch(/^[ๆ!]/);
  const apart = texts('รักเธอ', 'tha').length;
  expect(texts('รัก\u2060เธอ', 'tha')).toHaveLength(apart - 1);
});

test('Thai keeps whole what its dictionary takes apart', () => {
  const whole = (text: string, word: string) => texts(text, 'tha').some((found) => found.includes(word));
  expect(whole('แล้วจะไปอยู่ดีเหรอ?', 'เหรอ?')).toBe(true);
  expect(whole('เหรียญเดียวเนี่ยนะ?', 'เหรียญ')).toBe(true);
  expect(whole('บอกที พรุ่งนี้จะเกิดอะไร?', 'พรุ่งนี้')).toBe(true);
});

test('in Thai no particle begins a row, and no opening mark ends one', () => {
  const words = texts('“ฉันผิดเอง กลับบ้านเถอะ” เธอว่าไงล่ะ?', 'tha');
  for (const word of words) {
    expect(word).not.toMatch(/^(?:เถอะ|ล่ะ)/);
    expect(word).not.toMatch(/“$/);
  }
  expect(texts('...ท้องร้องเอง', 'tha')[0]).toMatch(/^\.\.\.\p{L}/u);
});

test('the Thai repeat mark follows its word over a space', () => {
  expect(texts('บ่อย ๆ นะ', 'tha')).toEqual(['บ่อย\u00a0ๆ', 'นะ']);
});

test('a space in Thai stays a space within a line', () => {
  expect(splitWords('ไป ไหน', 'tha')).toEqual([
    { text: 'ไป', before: '' },
    { text: 'ไหน', before: ' ' },
  ]);
});
