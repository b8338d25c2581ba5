import type { LanguageCode } from '@/lib/wire/language-codes';
import { DAY_GROUP_NAMES } from '../../texts/day-group-names';
import { ERROR_POPUPS } from '../../texts/error-popups';
import { TEXT_LANGUAGES, textLanguage, type TextLanguage } from '../../texts/text-language';
import { TITLE_NOTES } from '../../texts/title-notes';
import { allSeries } from '../all-series';
import { authorNote } from '../author-note';
import { NEWS_SCENES } from '../draw/cover/news';
import { ALL_LINES } from '../story/lines/all-lines';
import { ALL_SOUNDS } from '../story/sounds/all-sounds';
import { ANNOUNCEMENTS } from './announcements';
import { AUTHOR_NOTES } from './author-notes/all-author-notes';
import { BANNER_FLAGS } from './banner-flags';
import { BANNER_QUOTES } from './banner-quotes';
import { ABOUT_SERIES } from './comments/about/all-about';
import { ALL_COMMENTS } from './comments/all-comments';
import { FEATURED_LIST_NAMES } from './featured-list-names';
import { BAKERY_POPUP, HOME_POPUP, MATURE_POPUP } from './popups';
import { PUBLISHER_NEWS, PUBLISHERS } from './publisher-news';
import { QUESTIONNAIRE_TEXTS, QUESTIONS } from './questionnaire';

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

test('long texts are translated: none of them equals the English one', () => {
  const untranslated = Object.entries(TABLES).flatMap(([name, table]) => {
    const english = new Map(leaves(table.eng, name));
    return TEXT_LANGUAGES.filter((language) => language !== 'eng').flatMap((language) =>
      leaves(table[language], name).filter(([path, text]) => text.length > 12 && english.get(path) === text),
    );
  });
  expect(untranslated).toEqual([]);
});

test.each(TEXT_LANGUAGES)(
  'in %s every published series has a banner quote, an author note and comments',
  (language) => {
    const published = allSeries
      .filter(({ editions }) => (Object.keys(editions) as LanguageCode[]).map(textLanguage).includes(language))
      .map(({ slug }) => slug);
    expect(published.filter((slug) => !BANNER_QUOTES[slug]?.[language])).toEqual([]);
    const translated = allSeries.filter(({ editions }) => editions[language]).map(({ slug }) => slug);
    expect(Object.keys(AUTHOR_NOTES[language]).sort()).toEqual([...translated].sort());
    expect(Object.keys(ABOUT_SERIES[language]).sort()).toEqual([...translated].sort());
  },
);

test.each(TEXT_LANGUAGES)('comments in %s are unique, trimmed, and include markup to be escaped', (language) => {
  const bodies = [...Object.values(ALL_COMMENTS[language]), ...Object.values(ABOUT_SERIES[language])].flatMap(
    (voices) => Object.values(voices),
  );
  expect(new Set(bodies).size).toBe(bodies.length);
  expect(bodies.filter((body) => body === '' || body !== body.trim() || body.length > 900)).toEqual([]);
  expect(Object.values(ALL_COMMENTS[language].markup)[0]).toMatch(/^<script>.*<\/script>/s);
});

test('an author note is quoted in the style of its language and signed', () => {
  const series = { slug: 'ferry-at-six', author: 'Luma Ortevan' };
  expect(authorNote(series, 'deu')).toMatch(/^„.+“ — Luma Ortevan$/);
  expect(authorNote(series, 'fra')).toMatch(/^«\u202f.+\u202f» — Luma Ortevan$/);
  expect(authorNote({ ...series, slug: 'none' }, 'eng')).toBe('');
});

test('a language without texts falls back to English', () => {
  expect([textLanguage('ita'), textLanguage('tha')]).toEqual(['eng', 'tha']);
});

const tagsOf = (body: string) => [...body.matchAll(/<(\/?)([a-z]+)[^>]*>/g)].map(([, close, tag]) => `${close}${tag}`);

test.each([...ANNOUNCEMENTS, ...PUBLISHER_NEWS.filter(({ texts }) => texts.eng.body.includes('<'))])(
  'the HTML of $texts.eng is well-formed, without scripts, and has the same tags in every language',
  ({ texts }) => {
    for (const { body } of Object.values(texts)) {
      const open: string[] = [];
      for (const tag of tagsOf(body)) {
        expect(['p', 'b', 'i', 'a', 'ul', 'ol', 'li']).toContain(tag.replace('/', ''));
        if (tag.startsWith('/')) expect(open.pop()).toBe(tag.slice(1));
        else open.push(tag);
      }
      expect(open).toEqual([]);
      expect(tagsOf(body).sort()).toEqual(tagsOf(texts.eng.body).sort());
    }
  },
);

test('every publisher has five news items, and those with a picture have an alternative text of their own', () => {
  for (const { id } of PUBLISHERS)
    expect(PUBLISHER_NEWS.filter(({ publisherId }) => publisherId === id)).toHaveLength(5);
  expect(PUBLISHER_NEWS.flatMap(({ scene }) => scene ?? []).sort()).toEqual([...NEWS_SCENES].sort());
  for (const { scene, texts } of PUBLISHER_NEWS) {
    const alts = Object.values(texts).flatMap(({ alt }) => alt ?? []);
    expect(new Set(alts).size).toBe(scene ? TEXT_LANGUAGES.length : 0);
  }
});

test('the survey has single-choice, multi-choice and skippable questions with enough answers', () => {
  for (const { key, numberOfChoices } of QUESTIONS)
    expect(QUESTIONNAIRE_TEXTS.eng.questions[key].selection.length).toBeGreaterThan(numberOfChoices);
  expect(new Set(QUESTIONS.map(({ numberOfChoices }) => numberOfChoices > 1)).size).toBe(2);
  expect(new Set(QUESTIONS.map(({ canSkip }) => canSkip)).size).toBe(2);
});
