import { APP_GROUPS, faqGroups } from '@/components/faq/model/faq-groups';
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
  const pages = {
    faq: readFaq,
    about: readAbout,
    copyright: readCopyright,
    privacy: readPrivacy,
    rating: readRating,
    terms: readTerms,
  };
  const origin = {
    banners: BANNER_TITLES,
    days: DAY_GROUP_NAMES,
    errors: ERROR_POPUPS,
    toTheSeries: TO_THE_SERIES,
    notes: TITLE_NOTES,
  };
  return [
    ...textsIn(await loadMessages(locale), 'messages'),
    ...Object.entries(pages).flatMap(([name, read]) => textsIn(read(locale), name)),
    ...Object.entries(origin).flatMap(([name, texts]) => textsIn(texts[language], `origin.${name}`)),
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

/** How each language calls an app. */
const APP_WORDS: Record<Locale, RegExp> = {
  en: /\bapps?\b/i,
  es: /\bapps?\b/i,
  pt: /\bapps?\b/i,
  fr: /\bapplis?\b/i,
  th: /แอป/,
  id: /aplikasi/i,
  ru: /приложени/i,
  vi: /ứng dụng/i,
  de: /\bApps?\b|-App\b/,
};

/** Messages that a site shows only while a store has its app, or a chapter is in it alone; and the reading apps that open feeds. */
const APP_MESSAGES = [
  'home.app',
  'home.reward',
  'title.app',
  'title.state.app',
  'favorites.app',
  'viewer.last.app',
  'comments.app',
  'leaving.app',
  'popups.app',
  'shell.link.ios',
  'shell.link.android',
  'feeds.openCatalogue',
].map((key) => `messages.${key}`);
const APP_ANSWERS = APP_GROUPS.flatMap((group) => [
  `faq.heads.${group}`,
  ...faqGroups[group].map((question) => `faq.questions.${question}.`),
]);
const APP_TEXTS = [...APP_MESSAGES, ...APP_ANSWERS, 'origin.errors.app-only'];

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

  test('speaks of an app only where a site has one', async () => {
    const found = (await allTexts(locale)).filter(
      ([path, text]) => APP_WORDS[locale].test(text) && !APP_TEXTS.some((start) => path.startsWith(start)),
    );
    expect(found).toEqual([]);
  });
});
