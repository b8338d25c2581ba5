/**
 * The letters that come before the first paint, as a unicode-range of CSS: ASCII, the accents of our languages that are written in Latin (but what Vietnamese has
 * of its own), and what they quote and dash with. Whatever else a page shows follows by unicode-range (app/fonts.css).
 */
export const FIRST_LETTERS =
  'U+0020-007E, U+00A0-00A1, U+00A9, U+00AB, U+00AD, U+00B7, U+00BB, U+00BF-00FF, U+0152-0153, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F';

/** The characters of a unicode-range without wildcards. */
export function lettersOf(range) {
  return range
    .split(',')
    .map((each) => {
      const [first, last = first] = each
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join('');
}
