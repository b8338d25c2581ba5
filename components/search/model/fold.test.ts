import { fold, foldKeyword } from './fold';
import { highlight } from './highlight';

test.each([
  ['Déjà vu, SEÑOR', 'deja vu, senor'],
  ['Straße', 'strasse'],
  ['Øre, Æsir, Łódź, Đorđe', 'ore, aesir, lodz, dorde'],
  ['Tìm kiếm Đường', 'tim kiem duong'],
  ['Ёлка ЁЖ', 'елка еж'],
  ['Мой ЙОД', 'мой йод'],
  ['İstanbul ISPARTA ılık', 'istanbul isparta ilik'],
  ['ＡＢＣ　１２', 'abc 12'],
  ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['Don’t “stop” – now', 'don\'t "stop" - now'],
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

test('a keyword is trimmed, with one space between words', () => expect(foldKeyword('  Ferry   At ')).toBe('ferry at'));

test.each([
  ['Ferry at Six', 'ferry', '[Ferry] at Six'],
  ['Ferry at Six', 'r', 'Fe[r][r]y at Six'],
  ['Ferry at Six', '', 'Ferry at Six'],
  ['Ferry at Six', 'whale', 'Ferry at Six'],
  ['Straße am Fluß', 'ss', 'Stra[ß]e am Flu[ß]'],
  ['Der Straßenfuchs', 'fuchs', 'Der Straßen[fuchs]'],
  ['Đường về nhà', 'duong ve', '[Đường về] nhà'],
  ['Cafe\u0301 noir', 'cafe', '[Cafe\u0301] noir'],
  ['İzmir İz', 'iz', '[İz]mir [İz]'],
  ['aaa', 'aa', '[aa]a'],
  ['เรือข้ามฟาก', 'ขา', 'เรือข้ามฟาก'],
  ['เรือข้ามฟาก', 'ข', 'เรือ[ข้]ามฟาก'],
  ['แม่น\u0e4d\u0e49\u0e32ใส', 'น้ำ', 'แม่[น\u0e4d\u0e49\u0e32]ใส'],
])('%s is highlighted by %j in whole letters', (text, keyword, expected) => {
  const pieces = highlight(text, keyword);
  expect(pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('')).toBe(expected);
});
