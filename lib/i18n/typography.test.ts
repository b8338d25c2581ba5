import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import { allTexts } from './all-texts-in-test';
import { LOCALES, type Locale } from './locales';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/** Quotation marks are the language's own, opening and closing; no other may stand. */
const QUOTES: Record<Locale, readonly [string, string]> = {
  en: ['“', '”'],
  es: ['«', '»'],
  pt: ['“', '”'],
  fr: [`«${NO_BREAK}`, `${NO_BREAK}»`],
  th: ['“', '”'],
  id: ['“', '”'],
  ru: ['«', '»'],
  vi: ['“', '”'],
  de: ['„', '“'],
};

type Mistakes = Record<string, RegExp>;

const EVERYWHERE: Mistakes = {
  'a straight quotation mark or apostrophe': /["']/,
  'three points for an ellipsis': /\.\.\./,
  'two spaces': /[ \u00a0\u202f]{2}/,
  'a space at an end': /^\s|\s$/,
  'a hyphen for a dash': /(^|\s)-(\s|$)/,
};

/** What is a mistake in one language: in French a mark of two parts without its space is one. */
const OWN: Partial<Record<Locale, Mistakes>> = {
  fr: {
    'no narrow space before ; ! ?': new RegExp(`[^${NARROW}?!][;!?]`),
    'no fixed space before a colon': new RegExp(`[^${NO_BREAK}]:`),
  },
  th: {
    'a space before the repetition mark': /\sๆ/,
    'no space after the repetition mark': /ๆ[\u0e00-\u0e7f]/,
    'two letters for one': /\u0e40\u0e40|\u0e4d\u0e32/,
    'Latin letters without a space': /[\u0e00-\u0e7f][A-Za-z]|[A-Za-z][\u0e00-\u0e7f]/,
    'a full stop': /[\u0e00-\u0e7f]{5}\.(\s|$)/,
  },
  ru: {
    'a dash that may begin a line': / —/,
    'a letter of the wrong alphabet': /[а-яё][a-z]|[a-z][а-яё]/i,
  },
};

/** In all languages but French, what closes a clause stands close. */
const BEFORE_MARKS: Mistakes = { 'a space before a mark': /\s[!?;:,.…]/ };

/** The specification's own words, letter for letter. */
const AS_SPECIFIED = ['messages.comments.empty'];

/** What each part of a message may read; what it is given is a number here. */
function readings(part: MessageFormatElement): string[] {
  if (part.type === TYPE.literal) return [part.value];
  if (part.type === TYPE.plural || part.type === TYPE.select)
    return Object.values(part.options).flatMap(({ value }) => sentences(value));
  return part.type === TYPE.tag && part.children.length > 0 ? sentences(part.children) : ['1'];
}

const sentences = (parts: readonly MessageFormatElement[]) =>
  parts.reduce<string[]>(
    (begun, part) => begun.flatMap((text) => readings(part).map((reading) => text + reading)),
    [''],
  );

/** What readers see: every reading of a message, and prose without the addresses of its links. */
async function textsOf(locale: Locale): Promise<[string, string][]> {
  const texts = (await allTexts(locale)).filter(([path]) => locale !== 'en' || !AS_SPECIFIED.includes(path));
  return texts.flatMap(([path, text]) =>
    (path.startsWith('messages.') ? sentences(parse(text)) : [text.replace(/\]\([^)]*\)/g, ']')]).map(
      (reading): [string, string] => [path, reading],
    ),
  );
}

describe.each(LOCALES)('%s', (locale) => {
  const mistakes = { ...EVERYWHERE, ...(locale === 'fr' ? {} : BEFORE_MARKS), ...OWN[locale] };

  test.each(Object.entries(mistakes))('nowhere %s', async (_, pattern) => {
    expect((await textsOf(locale)).filter(([, text]) => pattern.test(text))).toEqual([]);
  });

  test('quotes as it is printed', async () => {
    const [open, close] = QUOTES[locale];
    const wrong = (await textsOf(locale)).filter(([, text]) => {
      const pairs = text.split(open).length - 1;
      const others = text.replaceAll(open, '').replaceAll(close, '');
      return pairs !== text.split(close).length - 1 || /[«»“”„‘‹›]/.test(others);
    });
    expect(wrong).toEqual([]);
  });

  test('spells each letter in one way', async () => {
    expect((await textsOf(locale)).filter(([, text]) => text !== text.normalize('NFC'))).toEqual([]);
  });
});

test('a Spanish question or exclamation is opened too', async () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const wrong = (await textsOf('es')).filter(
    ([, text]) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'),
  );
  expect(wrong).toEqual([]);
});
