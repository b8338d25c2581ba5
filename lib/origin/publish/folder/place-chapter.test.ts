/** @jest-environment node */
import { numberInName } from './number-in-name';
import { placeChapter } from './place-chapter';

const isDouble = new Map<number, boolean>();
const place = (
  candidate: Partial<Parameters<typeof placeChapter>[0]>,
  info?: Partial<NonNullable<Parameters<typeof placeChapter>[1]>>,
  languages: Parameters<typeof placeChapter>[2] = ['eng', 'esp'],
) => placeChapter({ file: 'a/b.cbz', isNamed: false, ...candidate }, info && { isDouble, ...info }, languages);

test.each([
  ['its folder and name', place({ language: 'eng', number: 1 }), { language: 'eng', number: 1 }],
  ['its ComicInfo.xml', place({}, { language: 'esp', number: 4 }), { language: 'esp', number: 4 }],
  ['the only language of the series', place({ number: 2 }, undefined, ['tha']), { language: 'tha', number: 2 }],
  [
    'series.yaml',
    place({ language: 'eng', number: 7, isNamed: true }, { number: 12.5 }),
    { language: 'eng', number: 7 },
  ],
])('a chapter takes its language and number from %s', (_, found, expected) => expect(found).toEqual(expected));

test.each([
  [place({ number: 1 }), 'It does not say its language.'],
  [place({ language: 'eng', number: 1 }, { language: 'esp' }), 'Its ComicInfo.xml says esp, and its folder eng.'],
  [place({ language: 'eng' }), 'It does not say which chapter it is.'],
  [place({ language: 'eng', number: 1 }, { number: 2 }), 'Its ComicInfo.xml says chapter 2, and its name 1.'],
  [place({ language: 'eng', number: 1.5 }), 'Chapters are numbered whole, and this one is 1.5.'],
])('reports a chapter without a clear place: %j', (found, message) =>
  expect(found).toMatchObject({ file: 'a/b.cbz', message }),
);

test.each([
  ['001.cbz', 1],
  ['7.tar', 7],
  ['12.tar.bz2', 12],
  ['3.tbz2', 3],
  ['Ferry at 6 v02 c014.cbz', 14],
  ['Vol. 3 Ch. 7 - 2 cats.cbz', 7],
  ['#4 (2026)', 4],
  ['extra.cbz', undefined],
  ['2026-05-01.cbz', undefined],
  ['comic3 2.cbz', undefined],
])('reads from the name %s the chapter number %s', (name, number) => expect(numberInName(name)).toBe(number));
