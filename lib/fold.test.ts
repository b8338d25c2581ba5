import { fold, foldPhrase } from './fold';

test.each([
  ['Déjà vu, SEÑOR', 'deja vu, senor'],
  ['Straße', 'strasse'],
  ['Øre, Æsir, Łódź, Đorđe, Ǿ, Ǽ', 'ore, aesir, lodz, dorde, o, ae'],
  ['Tìm kiếm Đường', 'tim kiem duong'],
  ['Ёлка ЁЖ', 'елка еж'],
  ['Мой ЙОД', 'мой йод'],
  ['İstanbul ISPARTA ılık', 'istanbul isparta ilik'],
  ['ＡＢＣ　１２', 'abc 12'],
  ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['Don’t “stop” – now', 'don\'t "stop" - now'],
  ['´ʼ′ ‐‒―−－', "''' -----"],
  ['ผีเสื้อ', 'ผีเสื้อ'],
  ['น\u0e4d\u0e49\u0e32', 'น้ำ'],
])('%s folds to %s, in either normal form, and once', (text, expected) => {
  expect(fold(text)).toBe(expected);
  expect(fold(text.normalize('NFD'))).toBe(expected);
  expect(fold(expected)).toBe(expected);
});

test.each([
  ['мой', 'мои'],
  ['ไม้', 'ไม่'],
  ['กิน', 'กีน'],
])('%s and %s stay different words', (one, other) => expect(fold(one)).not.toBe(fold(other)));

test('a phrase is trimmed, with one space between words', () =>
  expect(foldPhrase('  Ferry \u00a0\n\u3000At ')).toBe('ferry at'));
