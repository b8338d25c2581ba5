import { DAY_GROUP_NAMES } from '../../texts/day-group-names';
import { ERROR_POPUPS } from '../../texts/error-popups';
import { TEXT_LANGUAGES, type TextLanguage } from '../../texts/text-language';
import { TITLE_NOTES } from '../../texts/title-notes';
import { ALL_LINES } from '../story/lines/all-lines';
import { ALL_SOUNDS } from '../story/sounds/all-sounds';
import { ANNOUNCEMENTS } from './announcements';
import { BANNER_FLAGS } from './banner-flags';
import { FEATURED_LIST_NAMES } from './featured-list-names';
import { BAKERY_POPUP, HOME_POPUP, MATURE_POPUP } from './popups';
import { PUBLISHER_NEWS } from './publisher-news';
import { QUESTIONNAIRE_TEXTS } from './questionnaire';

const TABLES: Record<string, Record<TextLanguage, unknown>> = {
  days: DAY_GROUP_NAMES,
  errors: ERROR_POPUPS,
  flags: BANNER_FLAGS,
  homePopup: HOME_POPUP,
  bakery: BAKERY_POPUP,
  mature: MATURE_POPUP,
  notes: TITLE_NOTES,
  survey: QUESTIONNAIRE_TEXTS,
  lines: ALL_LINES,
  sounds: ALL_SOUNDS,
  ...Object.fromEntries(ANNOUNCEMENTS.map(({ id, texts }) => [`announcement${id}`, texts])),
  ...Object.fromEntries(PUBLISHER_NEWS.map(({ id, texts }) => [`news${id}`, texts])),
  ...Object.fromEntries(Object.entries(FEATURED_LIST_NAMES).map(([tag, names]) => [`list ${tag}`, names])),
};

/** Every string of a value, with its path. */
function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
}

test.each(Object.entries(TABLES))('%s has the same texts in every language, none of them empty', (name, table) => {
  expect(Object.keys(table)).toEqual(TEXT_LANGUAGES);
  const paths = leaves(table.eng, name).map(([path]) => path);
  for (const language of TEXT_LANGUAGES) {
    const found = leaves(table[language], name);
    expect([language, found.map(([path]) => path)]).toEqual([language, paths]);
    expect(found.filter(([, text]) => text === '' || text !== text.trim().normalize('NFC'))).toEqual([]);
  }
});
