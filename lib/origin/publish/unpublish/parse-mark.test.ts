/** @jest-environment node */
import { markName } from './mark';
import { parseMark } from './parse-mark';

test.each([
  ['ferry-at-six', { series: 'ferry-at-six' }],
  ['ferry-at-six/', { series: 'ferry-at-six' }],
  ['ferry-at-six/eng', { series: 'ferry-at-six', language: 'eng' }],
  ['ferry-at-six/es', { series: 'ferry-at-six', language: 'esp' }],
  ['ferry-at-six/eng/007', { series: 'ferry-at-six', language: 'eng', number: 7 }],
])('%s is a part of a catalogue', (written, mark) => {
  expect(parseMark(written)).toEqual(mark);
  expect(parseMark(markName(mark as ReturnType<typeof parseMark>))).toEqual(mark);
});

test.each([
  ['', 'names no part'],
  ['/eng', 'names no part'],
  ['a/eng/1/2', 'names no part'],
  ['a/klingon', '“klingon” is no language.'],
  ['a/enh', 'Did you mean eng?'],
  ['a/eng/one', '“one” is no chapter’s number.'],
])('“%s” is none', (written, told) => expect(() => parseMark(written)).toThrow(told));
