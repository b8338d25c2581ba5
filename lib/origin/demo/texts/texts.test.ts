import { allSeries } from '../all-series';
import type { LanguageCode } from '@/lib/wire/language-codes';
import { ANNOUNCEMENTS } from './announcements';
import { NEWS_SCENES } from '../draw/cover/news';
import { BANNER_FLAGS } from './banner-flags';
import { BANNER_QUOTES } from './banner-quotes';
import { DAY_GROUP_NAMES } from '../../texts/day-group-names';
import { ERROR_POPUPS } from '../../texts/error-popups';
import { FEATURED_LIST_NAMES } from './featured-list-names';
import { BAKERY_POPUP, HOME_POPUP, MATURE_POPUP } from './popups';
import { PUBLISHER_NEWS, PUBLISHERS } from './publisher-news';
import { QUESTIONNAIRE_TEXTS, QUESTIONS } from './questionnaire';
import { TEXT_LANGUAGES, textLanguage, type TextLanguage } from '../../texts/text-language';
import { TITLE_NOTES } from '../../texts/title-notes';

type Table = Record<TextLanguage, unknown>;

const TABLES: Record<string, Table> = {
  days: DAY_GROUP_NAMES,
  errors: ERROR_POPUPS,
  flags: BANNER_FLAGS,
  homePopup: HOME_POPUP,
  bakery: BAKERY_POPUP,
  mature: MATURE_POPUP,
  notes: TITLE_NOTES,
  survey: QUESTIONNAIRE_TEXTS,
  ...Object.fromEntries(ANNOUNCEMENTS.map(({ id, texts }) => [`announcement${id}`, texts])),
  ...Object.fromEntries(PUBLISHER_NEWS.map(({ id, texts }) => [`news${id}`, texts])),
  ...Object.fromEntries(Object.entries(FEATURED_LIST_NAMES).map(([tag, names]) => [`list ${tag}`, names])),
};

/** Words that a language writes as English does. */
const SAME_AS_ENGLISH: Record<string, readonly TextLanguage[]> = {
  Fantasy: ['esp', 'fra', 'ind', 'ptb', 'rus', 'tha', 'deu', 'vie'],
  Romance: ['esp', 'fra', 'ptb', 'deu'],
  Mystery: ['deu'],
  Sport: ['fra', 'deu'],
  Horror: ['deu'],
};

/** Every string of a value, with its path. */
function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
}

test('every table says the same things in every language, and nothing is empty', () => {
  for (const [name, table] of Object.entries(TABLES)) {
    expect(Object.keys(table)).toEqual(TEXT_LANGUAGES);
    const paths = leaves(table.eng, name).map(([path]) => path);
    for (const language of TEXT_LANGUAGES) {
      const found = leaves(table[language], name);
      expect([language, found.map(([path]) => path)]).toEqual([language, paths]);
      expect(found.filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
    }
  }
});

test('English is left standing only where a language shares the word', () => {
  const same = Object.entries(TABLES).flatMap(([name, table]) => {
    const english = new Map(leaves(table.eng, name));
    return TEXT_LANGUAGES.filter((language) => language !== 'eng').flatMap((language) =>
      leaves(table[language], name)
        .filter(([path, text]) => english.get(path) === text && !SAME_AS_ENGLISH[text]?.includes(language))
        .map(([path, text]) => [language, path, text]),
    );
  });
  expect(same).toEqual([]);
});

test.each(allSeries)(
  '$slug has a line of its own for its banners in every language it is published in',
  ({ slug, editions }) => {
    const quotes = BANNER_QUOTES[slug]!;
    const languages = new Set((Object.keys(editions) as LanguageCode[]).map(textLanguage));
    expect(Object.keys(quotes)).toEqual(TEXT_LANGUAGES.filter((language) => languages.has(language)));
    expect(new Set(Object.values(quotes)).size).toBe(languages.size);
    for (const quote of Object.values(quotes)) {
      expect(quote.length).toBeGreaterThan(8);
      expect(quote.length).toBeLessThanOrEqual(48);
    }
  },
);

test('a reader of a language without texts is spoken to in English', () => {
  expect(textLanguage('ita')).toBe('eng');
  expect(textLanguage('tha')).toBe('tha');
});

test('what the screens look for by name is there', () => {
  expect(ERROR_POPUPS.eng['not-found'].subject).toBe('Not Found');
  expect(Object.values(FEATURED_LIST_NAMES.fantasy)).toEqual(TEXT_LANGUAGES.map(() => 'Fantasy'));
});

const tagsOf = (body: string) => [...body.matchAll(/<(\/?)([a-z]+)[^>]*>/g)].map(([, close, tag]) => `${close}${tag}`);
const bodiesOf = (texts: Record<TextLanguage, { body: string }>) => Object.values(texts).map(({ body }) => body);

test.each([...ANNOUNCEMENTS, ...PUBLISHER_NEWS.filter(({ texts }) => texts.eng.body.includes('<'))])(
  'the HTML of $texts.eng is well-formed, without scripts, and the same in every language',
  ({ texts }) => {
    for (const body of bodiesOf(texts)) {
      const open: string[] = [];
      for (const tag of tagsOf(body)) {
        expect(['p', 'b', 'i', 'a', 'ul', 'ol', 'li']).toContain(tag.replace('/', ''));
        if (tag.startsWith('/')) expect(open.pop()).toBe(tag.slice(1));
        else open.push(tag);
      }
      expect(open).toEqual([]);
      expect(body).toMatch(/^<p>.*<\/(p|ul|ol)>$/);
      expect([...tagsOf(body)].sort()).toEqual([...tagsOf(texts.eng.body)].sort());
      expect([...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
        [...texts.eng.body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
      );
    }
  },
);

test('of each publisher some news is plain text, and some are lists with links; of one the newest', () => {
  const isRich = ({
    texts: {
      eng: { body },
    },
  }: (typeof PUBLISHER_NEWS)[number]) => body.includes('<li>') && body.includes('<a ');
  const newest = PUBLISHERS.map(({ id }) => {
    const all = PUBLISHER_NEWS.filter(({ publisherId }) => publisherId === id).sort((a, b) => a.daysAgo - b.daysAgo);
    expect(all.some(isRich)).toBe(true);
    expect(all.some(({ texts }) => bodiesOf(texts).every((body) => !body.includes('<')))).toBe(true);
    return all[0]!;
  });
  expect(newest.map(isRich)).toContain(true);
});

test('news with a picture say what it shows, each its own, and no others do', () => {
  const scenes = PUBLISHER_NEWS.flatMap(({ scene }) => scene ?? []);
  expect([...scenes].sort()).toEqual([...NEWS_SCENES].sort());
  for (const { scene, texts } of PUBLISHER_NEWS) {
    const alts = Object.values(texts).flatMap(({ alt }) => alt ?? []);
    expect(new Set(alts).size).toBe(scene ? TEXT_LANGUAGES.length : 0);
    expect(alts.filter((alt) => alt.length > 120 || /[.<]$/.test(alt))).toEqual([]);
  }
});

test('texts are set as their language is printed', () => {
  const inTables = (language: TextLanguage) =>
    Object.values(TABLES).flatMap((table) =>
      leaves(table[language], '').map(([, text]) =>
        text
          .replace(/<b>.<\/b>/g, 'key')
          .replace(/<[^>]*>/g, ' ')
          .replace(/ +/g, ' '),
      ),
    );
  expect(
    TEXT_LANGUAGES.flatMap((language) =>
      inTables(language).filter((text) => /['"]| {2}/.test(text) || text !== text.normalize('NFC')),
    ),
  ).toEqual([]);
  expect(inTables('fra').filter((text) => /(?<![\u202f\u00a0\d])[?!;:»]|«(?!\u202f)/.test(text))).toEqual([]);
  expect(
    inTables('esp').filter(
      (text) => text.split('?').length !== text.split('¿').length || text.split('!').length !== text.split('¡').length,
    ),
  ).toEqual([]);
  expect(inTables('tha').filter((text) => /\s\u0e46/.test(text))).toEqual([]);
});

test('the newest come first and every publisher has news', () => {
  const ages = ANNOUNCEMENTS.map(({ daysAgo }) => daysAgo);
  expect(ages).toEqual([...ages].sort((a, b) => a - b));
  for (const { id } of PUBLISHERS)
    expect(PUBLISHER_NEWS.filter(({ publisherId }) => publisherId === id)).toHaveLength(5);
});

test('no question lets a reader choose more than it offers', () => {
  expect(QUESTIONS).toHaveLength(6);
  for (const { key, numberOfChoices } of QUESTIONS)
    expect(QUESTIONNAIRE_TEXTS.eng.questions[key].selection.length).toBeGreaterThan(numberOfChoices);
  expect(
    QUESTIONS.some(({ numberOfChoices }) => numberOfChoices === 1) &&
      QUESTIONS.some(({ numberOfChoices }) => numberOfChoices > 1),
  ).toBe(true);
  expect(QUESTIONS.some(({ canSkip }) => canSkip) && QUESTIONS.some(({ canSkip }) => !canSkip)).toBe(true);
});
