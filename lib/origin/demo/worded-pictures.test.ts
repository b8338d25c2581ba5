import { TEXT_LANGUAGES } from '../texts/text-language';
import { allSeries } from './all-series';
import { POPUP_SIZES, type PopupPurpose } from './draw/cover/popup';
import { drawPicture } from './draw/picture';
import { popupPicture } from './popup-picture';
import { publisherPicture } from './publisher-picture';
import { PUBLISHERS } from './texts/publisher-news';

const PURPOSES = Object.keys(POPUP_SIZES) as PopupPurpose[];
const BROKEN = ['NaN', 'undefined', 'Infinity', '[object'];

/** What a drawing says, without the places where its lines end. */
function wordsOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([^<]*)/g)]
    .map(([, text]) => text!.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))))
    .join('')
    .replace(/\s/g, '');
}

const joined = (text: string) => text.replace(/\s/g, '');

test.each(PURPOSES)(
  'a popup is whole for every series, in each of its languages in turn: %s',
  (purpose) => {
    for (const [i, series] of allSeries.entries()) {
      const editions = Object.entries(series.editions);
      const [language, edition] = editions[i % editions.length]!;
      const picture = popupPicture({ name: edition.name, language: language as 'eng', series }, purpose);
      const { svg, width, height } = drawPicture(picture);
      expect({ width, height }).toEqual(POPUP_SIZES[purpose]);
      expect(BROKEN.filter((word) => svg.includes(word))).toEqual([]);
      if (purpose !== 'invitation') expect(wordsOf(svg)).toContain(joined(picture.call.toLocaleUpperCase()));
    }
  },
  60_000,
);

test('what a popup offers and a publisher says is said in each language', () => {
  const series = allSeries[0]!;
  for (const purpose of ['poster', 'reward'] as const)
    expect(
      new Set(TEXT_LANGUAGES.map((language) => popupPicture({ name: 'A', language, series }, purpose).call)).size,
    ).toBe(TEXT_LANGUAGES.length);
  for (const { id } of PUBLISHERS)
    expect(new Set(TEXT_LANGUAGES.map((language) => publisherPicture(id, language)!.line)).size).toBe(
      TEXT_LANGUAGES.length,
    );
});

test('a publisher has a banner with its name and its words in every language', () => {
  for (const { id, name } of PUBLISHERS) {
    for (const language of TEXT_LANGUAGES) {
      const picture = publisherPicture(id, language)!;
      const { svg, width, height } = drawPicture(picture);
      expect([width, height]).toEqual([1200, 480]);
      expect(wordsOf(svg)).toContain(joined(name));
      expect(wordsOf(svg)).toContain(joined(picture.line));
    }
  }
  expect(publisherPicture(99, 'eng')).toBeUndefined();
});
