import { highlight } from './highlight';

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
  ['The Ghost \u00a0 Tram', ' ghost  tram', 'The [Ghost \u00a0 Tram]'],
  ['เรือข้ามฟาก', 'ขา', 'เรือข้ามฟาก'],
  ['เรือข้ามฟาก', 'ข', 'เรือ[ข้]ามฟาก'],
  ['แม่น\u0e4d\u0e49\u0e32ใส', 'น้ำ', 'แม่[น\u0e4d\u0e49\u0e32]ใส'],
])('%s is highlighted by %j in whole letters', (text, keyword, expected) => {
  const pieces = highlight(text, keyword);
  expect(pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('')).toBe(expected);
});
