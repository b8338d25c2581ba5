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

/** The opening and closing quotation mark of each language; no others are allowed. */
const QUOTES: Record<Locale, readonly [string, string]> = {
  en: ['“', '”'],
  es: ['«', '»'],
  pt: ['“', '”'],
  fr: ['«\u00a0', '\u00a0»'],
  th: ['“', '”'],
  id: ['“', '”'],
  ru: ['«', '»'],
  vi: ['“', '”'],
  de: ['„', '“'],
};

const MISTAKES: Record<string, RegExp> = {
  'straight quotation mark or apostrophe': /["']/,
  'three dots for an ellipsis': /\.\.\./,
  'two spaces': /[ \u00a0\u202f]{2}/,
  'space at an end': /^\s|\s$/,
  'hyphen for a dash': /(^|\s)-(\s|$)/,
};

const count = (text: string, mark: string) => text.split(mark).length - 1;

describe.each(LOCALES)('%s', (locale) => {
  test('has no typographic mistakes', async () => {
    // The specification words the English text of empty comments, with a straight apostrophe.
    const texts = (await allTexts(locale)).filter(([path]) => locale !== 'en' || path !== 'messages.comments.empty');
    const found = Object.entries(MISTAKES).flatMap(([mistake, pattern]) =>
      texts.filter(([, text]) => pattern.test(text)).map((text) => [mistake, ...text]),
    );
    expect(found).toEqual([]);
  });

  test('uses its own quotation marks, in pairs', async () => {
    const [open, close] = QUOTES[locale];
    const wrong = (await allTexts(locale)).filter(
      ([, text]) =>
        count(text, open) !== count(text, close) || /[«»“”„‘‹›]/.test(text.replaceAll(open, '').replaceAll(close, '')),
    );
    expect(wrong).toEqual([]);
  });

  test('names the site by its placeholder', async () => {
    expect((await allTexts(locale)).filter(([, text]) => /komawari/i.test(text))).toEqual([]);
  });
});
