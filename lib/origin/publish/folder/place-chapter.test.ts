/** @jest-environment node */
import { placeChapter } from './place-chapter';

const isDouble = new Map<number, boolean>();
const place = (
  ...[candidate, info, languages = ['eng', 'esp']]: [
    Partial<Parameters<typeof placeChapter>[0]>,
    Partial<NonNullable<Parameters<typeof placeChapter>[1]>>?,
    Parameters<typeof placeChapter>[2]?,
  ]
) => placeChapter({ file: 'a/b.cbz', isNamed: false, ...candidate }, info && { isDouble, ...info }, languages);

test.each([
  [place({ language: 'eng', number: 1 }), { language: 'eng', number: 1 }],
  [place({ language: 'eng', number: 1 }, { language: 'eng', number: 1 }), { language: 'eng', number: 1 }],
  [place({}, { language: 'esp', number: 4 }), { language: 'esp', number: 4 }],
  [place({ language: 'eng', number: 1 }, { otherLanguage: 'Japanese' }), { language: 'eng', number: 1 }],
  [place({ number: 2 }, undefined, ['tha']), { language: 'tha', number: 2 }],
  [place({ language: 'eng', number: 7, isNamed: true }, { number: 12.5 }), { language: 'eng', number: 7 }],
])('%#: %j', (found, expected) => {
  expect(found).toEqual(expected);
});

test.each([
  [place({ number: 1 }), 'It does not say its language.'],
  [place({ language: 'eng', number: 1 }, { language: 'esp' }), 'Its ComicInfo.xml says esp, and its folder eng.'],
  [
    place({ language: 'eng', number: 1 }, { otherLanguage: 'ja' }),
    'Its ComicInfo.xml says ja (Japanese), and its folder eng.',
  ],
  [place({ language: 'eng' }), 'It does not say which chapter it is.'],
  [place({ language: 'eng', number: 1 }, { number: 2 }), 'Its ComicInfo.xml says chapter 2, and its name 1.'],
  [place({ language: 'eng', number: 1.5 }), 'Chapters are numbered whole, and this one is 1.5.'],
])('%#: %j', (found, message) => {
  expect(found).toMatchObject({ file: 'a/b.cbz', message, instead: expect.any(String) });
});
