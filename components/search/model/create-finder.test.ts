import type { Language } from '@/lib/domain/language';
import type { Title } from '@/lib/domain/title';

import { createFinder } from './create-finder';
import { fold } from './fold';
import { buildIndex } from './search-index';

let ids = 0;
const title = (language: Language, name: string, author = 'Nobody'): Title => ({
  id: ++ids,
  name,
  author,
  language,
  portraitImageUrl: '',
  landscapeImageUrl: '',
  favoriteImageUrl: '',
  viewCount: 0,
  updateStatus: 'none',
});
const series = (...titles: Title[]) => ({ titles });

const catalogue = [
  series(
    title('eng', 'Ferry at Six', 'Ana Kō'),
    title('esp', 'El ferri de las seis', 'Ana Kō'),
    title('tha', 'เรือข้ามฟากหกโมง', 'Ana Kō'),
  ),
  series(title('eng', 'The Last Ferryman', 'Bo Lind')),
  series(title('eng', 'Offerry', 'Bo Lind')),
  series(title('eng', 'Moths at Midnight', 'Ferryn Lu')),
  series(title('eng', 'Zebra', 'Mcferry')),
  series(title('rus', 'Ёлка в полночь', 'Й. Мост')),
  series(title('vie', 'Đường về nhà', 'Trần')),
  series(title('deu', 'Der Straßenfuchs', 'Ö. Weiß')),
];
const ALL: Language[] = ['eng', 'esp', 'tha', 'rus', 'vie', 'deu'];
const finder = (languages: readonly Language[] = ALL, own: Language = 'eng') =>
  createFinder(buildIndex(catalogue, languages, own));
const names = (keyword: string, languages?: readonly Language[], own?: Language) =>
  finder(languages, own)(keyword).map((found) => found.title.name);

test('a series is found by any part of its name or its author, whatever the case @5.22', () => {
  expect(names('SIX')).toEqual(['Ferry at Six']);
  expect(names('o lin')).toEqual(['Offerry', 'The Last Ferryman']);
  expect(names('whale')).toEqual([]);
});

test('nothing typed finds nothing, and neither do spaces', () => {
  expect(names('')).toEqual([]);
  expect(names('   ')).toEqual([]);
});

test('marks and letters that the reader’s keyboard lacks are no hindrance', () => {
  expect(names('ana ko')).toEqual(['Ferry at Six']);
  expect(names('елка')).toEqual(['Ёлка в полночь']);
  expect(names('duong ve')).toEqual(['Đường về nhà']);
  expect(names('strassen')).toEqual(['Der Straßenfuchs']);
  expect(names('ＺＥＢＲＡ')).toEqual(['Zebra']);
  expect(names('ข้ามฟาก')).toEqual(['เรือข้ามฟากหกโมง']);
  expect(names('ขามฟาก')).toEqual([]);
});

test('a name and an author are two things', () => expect(names('six ana')).toEqual([]));

test('what begins the name comes first, then a word of it, its middle, the author', () =>
  expect(names('ferry')).toEqual(['Ferry at Six', 'The Last Ferryman', 'Offerry', 'Moths at Midnight', 'Zebra']));

test('a series without a title in a chosen language is not shown', () => {
  expect(names('ferry', ['esp'])).toEqual([]);
  expect(names('ferri', ['esp'])).toEqual(['El ferri de las seis']);
  expect(names('midnight', ['esp', 'tha'])).toEqual([]);
});

test('of several titles that match, the reader’s own shows; languages are those that were chosen', () => {
  const [found] = finder(['eng', 'esp'], 'esp')('ana');
  expect(found!.title.language).toBe('esp');
  expect(found!.titles.map(({ language }) => language)).toEqual(['esp', 'eng']);
  const [other] = finder(['eng', 'esp'], 'esp')('six');
  expect(other!.title.language).toBe('eng');
});

test('typing on, erasing and typing otherwise find what a fresh search finds', () => {
  const find = finder();
  const walk = [
    'f',
    'fe',
    'ferr',
    'ferry',
    'ferr',
    'f',
    '',
    'o',
    'off',
    'moths',
    'm',
    'ferry a',
    'ferry',
    'FERRY ',
    'erry',
    'y',
  ];
  for (const keyword of walk) expect(find(keyword)).toEqual(finder()(keyword));
});

test('the same keyword gives the same list, so nothing is drawn again for it', () => {
  const find = finder();
  expect(find('fer')).toBe(find(' FER '));
});

test('at random, what is found is what a plain search of every title finds', () => {
  const find = finder();
  const texts = catalogue.flatMap(({ titles }) => titles.flatMap(({ name, author }) => [fold(name), fold(author)]));
  for (const text of texts) {
    for (let start = 0; start < text.length; start++) {
      const wanted = text.slice(start, start + 3);
      const plain = catalogue.filter(({ titles }) =>
        titles.some(({ name, author }) => fold(name).includes(wanted.trim()) || fold(author).includes(wanted.trim())),
      );
      if (wanted.trim())
        expect(new Set(find(wanted).map((found) => found.titles.length))).toEqual(
          new Set(plain.map(({ titles }) => titles.length)),
        );
      if (wanted.trim()) expect(find(wanted)).toHaveLength(plain.length);
    }
  }
});
