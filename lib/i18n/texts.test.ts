import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import { readFaq } from '@/components/faq/read-faq';
import { readAbout } from '@/components/papers/texts/read-about';
import { readCopyright } from '@/components/papers/texts/read-copyright';
import { readPrivacy } from '@/components/papers/texts/read-privacy';
import { readRating } from '@/components/papers/texts/read-rating';
import { readTerms } from '@/components/papers/texts/read-terms';
import { BANNER_TITLES } from '@/lib/origin/texts/banner-titles';
import { DAY_GROUP_NAMES } from '@/lib/origin/texts/day-group-names';
import { ERROR_POPUPS, TO_THE_SERIES } from '@/lib/origin/texts/error-popups';
import type { TextLanguage } from '@/lib/origin/texts/text-language';
import { TITLE_NOTES } from '@/lib/origin/texts/title-notes';

import { loadMessages } from './load-messages';
import { languageOf, LOCALES, type Locale } from './locales';

type Text = [path: string, text: string];

const textsIn = (value: unknown, path: string): Text[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, below]) => textsIn(below, `${path}.${key}`));

/** All fixed texts of a locale: messages, the longer texts of pages, and those of the origin. */
async function allTexts(locale: Locale): Promise<Text[]> {
  const language = languageOf(locale) as TextLanguage;
  const origin = [BANNER_TITLES, DAY_GROUP_NAMES, ERROR_POPUPS, TO_THE_SERIES, TITLE_NOTES];
  return [
    ...textsIn(await loadMessages(locale), 'messages'),
    ...textsIn(
      [readFaq, readAbout, readCopyright, readPrivacy, readRating, readTerms].map((read) => read(locale)),
      'page',
    ),
    ...textsIn(
      origin.map((texts) => texts[language]),
      'origin',
    ),
  ];
}

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/** The opening and closing quotation mark of each language; no others are allowed. */
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
  'straight quotation mark or apostrophe': /["']/,
  'three dots for an ellipsis': /\.\.\./,
  'two spaces': /[ \u00a0\u202f]{2}/,
  'space at an end': /^\s|\s$/,
  'hyphen for a dash': /(^|\s)-(\s|$)/,
};
/** French puts a narrow space there. */
const EXCEPT_FRENCH: Mistakes = { 'space before punctuation': /\s[!?;:,.…]/ };
const BY_LOCALE: Partial<Record<Locale, Mistakes>> = {
  fr: {
    'no narrow space before ; ! ?': new RegExp(`[^${NARROW}?!][;!?]`),
    'no fixed space before a colon': new RegExp(`[^${NO_BREAK}]:`),
  },
  th: {
    'space before the repetition mark': /\sๆ/,
    'no space after the repetition mark': /ๆ[\u0e00-\u0e7f]/,
    'two letters for one': /\u0e40\u0e40|\u0e4d\u0e32/,
    'Latin letters without a space': /[\u0e00-\u0e7f][A-Za-z]|[A-Za-z][\u0e00-\u0e7f]/,
    'full stop': /[\u0e00-\u0e7f]{5}\.(\s|$)/,
  },
  ru: {
    'dash that may begin a line': / —/,
    'letter of the wrong alphabet': /[а-яё][a-z]|[a-z][а-яё]/i,
  },
};

/** The specification's words, letter for letter. */
const AS_SPECIFIED = ['messages.comments.empty'];

/** The texts that a part of a message may become; an argument becomes a number. */
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

/** What readers see: every variant of a message, and prose without the addresses of its links. */
async function shownTexts(locale: Locale): Promise<Text[]> {
  const texts = (await allTexts(locale)).filter(([path]) => locale !== 'en' || !AS_SPECIFIED.includes(path));
  return texts.flatMap(([path, text]) => {
    const shown = path.startsWith('messages.') ? sentences(parse(text)) : [text.replace(/\]\([^)]*\)/g, ']')];
    return shown.map((reading): Text => [path, reading]);
  });
}

const count = (text: string, mark: string) => text.split(mark).length - 1;

describe.each(LOCALES)('%s', (locale) => {
  test('has no typographic mistakes', async () => {
    const mistakes = { ...EVERYWHERE, ...(locale === 'fr' ? {} : EXCEPT_FRENCH), ...BY_LOCALE[locale] };
    const texts = await shownTexts(locale);
    const found = Object.entries(mistakes).flatMap(([mistake, pattern]) =>
      texts.filter(([, text]) => pattern.test(text)).map((text) => [mistake, ...text]),
    );
    expect(found).toEqual([]);
    expect(texts.filter(([, text]) => text !== text.normalize('NFC'))).toEqual([]);
  });

  test('uses its own quotation marks, in pairs', async () => {
    const [open, close] = QUOTES[locale];
    const wrong = (await shownTexts(locale)).filter(
      ([, text]) =>
        count(text, open) !== count(text, close) || /[«»“”„‘‹›]/.test(text.replaceAll(open, '').replaceAll(close, '')),
    );
    expect(wrong).toEqual([]);
  });

  test('names the site by its placeholder', async () => {
    expect((await allTexts(locale)).filter(([, text]) => /komawari/i.test(text))).toEqual([]);
  });

  test('translates one English text in one way', async () => {
    const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\.$/, '').toLowerCase();
    const english = new Map((await allTexts('en')).map(([path, text]) => [path, plain(text)]));
    const translations = new Map<string, Set<string>>();
    for (const [path, text] of await allTexts(locale)) {
      const source = english.get(path)!;
      if (!AMBIGUOUS.includes(source))
        translations.set(source, (translations.get(source) ?? new Set()).add(plain(text)));
    }
    expect([...translations].filter(([, texts]) => texts.size > 1)).toEqual([]);
  });
});

/** English texts with two senses: a verb and a participle, one series and many, a name and a count, a day and a list. */
const AMBIGUOUS = ['updates', 'read', 'new', 'completed', 'chapters', 'new chapters', 'open'];

test('Spanish opens its questions and exclamations', async () => {
  const wrong = (await shownTexts('es')).filter(
    ([, text]) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'),
  );
  expect(wrong).toEqual([]);
});
