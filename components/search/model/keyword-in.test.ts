import { keywordIn } from './keyword-in';

test.each([
  ['ferry', 'ferry'],
  [['ferry'], 'ferry'],
  [['ferry', 'moths'], ''],
  [[], ''],
  [undefined, ''],
])('%j asks for %j @2.76', (values, keyword) => expect(keywordIn(values)).toBe(keyword));
