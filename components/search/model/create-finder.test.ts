import { sampleTitle } from '@/components/catalog/sample-title-in-test';
import type { Language } from '@/lib/domain/language';

import { createFinder } from './create-finder';
import { buildIndex } from './search-index';

let ids = 0;
const title = (language: Language, name: string, author: string) => sampleTitle(++ids, { language, name, author });
const catalogue = [
  {
    titles: [
      title('eng', 'Ferry at Six', 'Ana Kō'),
      title('esp', 'El ferri de las seis', 'Ana Kō'),
      title('tha', 'เรือข้ามฟากหกโมง', 'Ana Kō'),
    ],
  },
  { titles: [title('eng', 'The Last Ferryman', 'Bo Lind')] },
  { titles: [title('eng', 'Offerry', 'Bo Lind')] },
  { titles: [title('eng', 'Moths at Midnight', 'Ferryn Lu')] },
  { titles: [title('eng', 'Zebra', 'Mcferry')] },
  { titles: [title('rus', 'Ёлка в полночь', 'Й. Мост')] },
  { titles: [title('deu', 'Der Straßenfuchs', 'Ö. Weiß')] },
];
const ALL: Language[] = ['eng', 'esp', 'tha', 'rus', 'deu'];
const finder = (languages: readonly Language[] = ALL, own: Language = 'eng') =>
  createFinder(buildIndex(catalogue, languages, own));
const names = (keyword: string, languages?: readonly Language[]) =>
  finder(languages)(keyword).map((found) => found.title.name);

test.each([
  ['SIX', ['Ferry at Six']],
  ['o lin', ['Offerry', 'The Last Ferryman']],
  ['ana ko', ['Ferry at Six']],
  ['елка', ['Ёлка в полночь']],
  ['strassen', ['Der Straßenfuchs']],
  ['ข้ามฟาก', ['เรือข้ามฟากหกโมง']],
  ['ขามฟาก', []],
  ['six ana', []],
  ['   ', []],
])('%j is found in the folded name or author: %j @5.22', (keyword, found) => expect(names(keyword)).toEqual(found));

test('ranks the start of a name first, then its words, its middle, the author', () =>
  expect(names('ferry')).toEqual(['Ferry at Six', 'The Last Ferryman', 'Offerry', 'Moths at Midnight', 'Zebra']));

test('finds only series with a title in a content language', () => {
  expect(names('ferry', ['esp'])).toEqual([]);
  expect(names('ferri', ['esp'])).toEqual(['El ferri de las seis']);
});

test('typing on and erasing finds what a fresh search finds, and the same keyword the same list', () => {
  const find = finder();
  for (const keyword of ['f', 'fe', 'ferry', 'f', '', 'off', 'moths', 'm', 'ferry a', 'FERRY ', 'erry', 'y'])
    expect(find(keyword)).toEqual(finder()(keyword));
  expect(find('fer')).toBe(find(' FER '));
});
