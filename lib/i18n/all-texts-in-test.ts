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
import { languageOf, type Locale } from './locales';

/** Every text below a value, by its path. */
function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, below]) => textsIn(below, `${path}.${key}`));
}

/** All that is fixed in one language: the interface's messages, the longer texts of pages, and what the origin says. */
export async function allTexts(locale: Locale): Promise<[string, string][]> {
  const language = languageOf(locale) as TextLanguage;
  const sources = {
    messages: await loadMessages(locale),
    faq: readFaq(locale),
    about: readAbout(locale),
    copyright: readCopyright(locale),
    privacy: readPrivacy(locale),
    rating: readRating(locale),
    terms: readTerms(locale),
    bannerTitle: BANNER_TITLES[language],
    dayGroup: DAY_GROUP_NAMES[language],
    errorPopup: ERROR_POPUPS[language],
    toTheSeries: TO_THE_SERIES[language],
    titleNote: TITLE_NOTES[language],
  };
  return Object.entries(sources).flatMap(([name, source]) => textsIn(source, name));
}
