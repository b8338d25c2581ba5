import { fold, foldKeyword } from './fold';

test.each([
  ['Ferry at Six', 'ferry at six'],
  ['Déjà vu, señor', 'deja vu, senor'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Øre, Æsir, Łódź, Đorđe', 'ore, aesir, lodz, dorde'],
  ['Tìm kiếm Đường', 'tim kiem duong'],
  ['Ёлка ЁЖ', 'елка еж'],
  ['Мой ЙОД', 'мой йод'],
  ['İstanbul ISPARTA ılık', 'istanbul isparta ilik'],
  ['ＡＢＣ　１２', 'abc 12'],
  ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['Don’t “stop” – now', 'don\'t "stop" - now'],
])('%s is compared as %s', (text, expected) => expect(fold(text)).toBe(expected));

test('a letter and its mark are the same written as one sign or as two', () => {
  for (const text of ['Ñandú', 'Việt', 'Ёлка', 'Мой', 'が'])
    expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
});

test('й is no и: other words', () => expect(fold('мой')).not.toBe(fold('мои')));

test('Thai words that differ in a tone or a vowel stay apart', () => {
  for (const [one, other] of [
    ['ไม้', 'ไม่'],
    ['ใกล้', 'ไกล'],
    ['ปา', 'ป่า'],
    ['กิน', 'กีน'],
  ] as const)
    expect(fold(one)).not.toBe(fold(other));
  expect(fold('ผีเสื้อ')).toBe('ผีเสื้อ');
});

test('Thai am is one letter however it was typed', () => {
  expect(fold('น้ำ')).toBe('น้ำ');
  expect(fold('น\u0e4d\u0e49\u0e32')).toBe(fold('น้ำ'));
  expect(fold('คํา')).toBe(fold('คำ'));
});

test('folding twice changes nothing', () => {
  for (const text of ['Straße', 'Đường', 'น้ำ', 'Ёлка', 'İı', 'ﬁn', 'が', '한국', '“x”—…'])
    expect(fold(fold(text))).toBe(fold(text));
});

test('spaces around a keyword do not count, and those within are one', () =>
  expect(foldKeyword('  Ferry   At ')).toBe('ferry at'));
