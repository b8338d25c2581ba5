import { fold } from './fold';
import { highlight } from './highlight';

/** The pieces as one line, matches in brackets. */
const marked = (text: string, keyword: string) =>
  highlight(text, keyword)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Ferry at Six', 'ferry', '[Ferry] at Six'],
  ['Ferry at Six', 'six', 'Ferry at [Six]'],
  ['Ferry at Six', 'r', 'Fe[r][r]y at Six'],
  ['Ferry at Six', 'x', 'Ferry at Si[x]'],
  ['Ferry at Six', '', 'Ferry at Six'],
  ['Ferry at Six', 'whale', 'Ferry at Six'],
  ['Straße am Fluß', 'strasse', '[Straße] am Fluß'],
  ['Straße am Fluß', 'ss', 'Stra[ß]e am Flu[ß]'],
  ['Straße', 's', '[S]tra[ß]e'],
  ['Straßenbahn', 'sen', 'Stra[ßen]bahn'],
  ['Der Straßenfuchs', 'fuchs', 'Der Straßen[fuchs]'],
  ['Đường về nhà', 'duong ve', '[Đường về] nhà'],
  ['Ёлка и ёж', 'еж', 'Ёлка и [ёж]'],
  ['Cafe\u0301 noir', 'cafe', '[Cafe\u0301] noir'],
  ['Cafe\u0301 noir', 'noir', 'Cafe\u0301 [noir]'],
  ['İzmir İz', 'iz', '[İz]mir [İz]'],
  ['ＡＢＣ', 'b', 'Ａ[Ｂ]Ｃ'],
  ['aaa', 'aa', '[aa]a'],
])('%s, searched for %j', (text, keyword, expected) => expect(marked(text, keyword)).toBe(expected));

test('a Thai letter is marked with the tone and the vowel on it, never cut from them', () => {
  expect(marked('เรือข้ามฟาก', 'ขา')).toBe('เรือข้ามฟาก');
  expect(marked('เรือข้ามฟาก', 'ข')).toBe('เรือ[ข้]ามฟาก');
  expect(marked('เรือข้ามฟาก', 'ข้า')).toBe('เรือ[ข้า]มฟาก');
  expect(marked('แม่น้ำ', 'น้ำ')).toBe('แม่[น้ำ]');
  expect(marked('แม่น\u0e4d\u0e49\u0e32ใส', 'น้ำ')).toBe('แม่[น\u0e4d\u0e49\u0e32]ใส');
});

test('pieces joined are the text, and what is marked folds to the keyword', () => {
  const texts = [
    'Straße nach Łódź',
    'Tìm Đường',
    'น้ำตกแม่สา',
    'Ёлка “x”',
    'ﬁn',
    'が\u3099',
    '한국',
    'a\u0301\u0302b',
    '\u0301x',
    '😀 emoji',
  ];
  for (const text of texts) {
    for (let start = 0; start < text.length; start++) {
      for (let end = start + 1; end <= Math.min(text.length, start + 4); end++) {
        const pieces = highlight(text, text.slice(start, end));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }
    }
    expect(highlight(text, text).some((piece) => piece.isMatch && fold(piece.text) === fold(text).trim())).toBe(true);
  }
});
