import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import en from '@/messages/en.json';

import { loadMessages } from './load-messages';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';

type Tree = { [key: string]: string | Tree };

/** Every text of a file, by its path. */
function texts(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : texts(value, `${path}${key}.`),
  );
}

const textsOf = async (locale: Locale) => new Map(texts(await loadMessages(locale)));
const english = new Map(texts(en));
const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** All parts of a message, those inside plurals, choices and tags too. */
function parts(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element, ...Object.values(element.options).flatMap(({ value }) => parts(value))];
    return element.type === TYPE.tag ? [element, ...parts(element.children)] : [element];
  });
}

/** What a message is given: each argument or tag with its kind, and what a choice chooses between. */
function givenTo(text: string): string[] {
  const found = parts(parse(text)).flatMap((part) => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return [];
    return part.type === TYPE.select
      ? [`${part.value} ${TYPE[part.type]} ${Object.keys(part.options).sort().join()}`]
      : [`${part.value} ${TYPE[part.type]}`];
  });
  return [...new Set(found)].sort();
}

/** The plural categories that whole numbers have in a language, and the one that ICU wants besides. */
function categoriesOf(locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set([...Array.from({ length: 1_001 }, (_, number) => rules.select(number)), 'other'])].sort();
}

/** What is engraved on keyboards where they are sold with English words. */
const KEYS = ['Shift', 'Enter', 'Page Up', 'Page Down', 'Home ↖', 'End ↘'];

/** The same word in several languages, on purpose: names, terms of the trade, and what is borrowed everywhere. */
const SAME_AS_ENGLISH: Partial<Record<Locale, readonly string[]>> = {
  es: ['Beta', 'Microblog', 'Manga', 'Ranking', 'Legal', 'One-shot', 'Ticket', 'Vertical', 'Horizontal', 'One-shots'],
  fr: [
    'Menu',
    'Microblog',
    'Horizontal',
    'Vertical',
    'Page',
    '{title} {chapter}, page {number}',
    '{paired, select, true {Pages {pages}} other {Page {pages}}}',
    'One-shot',
    'Ticket',
    'Suggestion',
    'One-shots',
    'Genre',
    'Genres',
    'Magazine',
    'Catalogue',
  ],
  pt: [
    'Menu',
    'Microblog',
    'Beta',
    'Ranking',
    'slide',
    'One-shot',
    'Ticket',
    'Vertical',
    'Horizontal',
    'One-shots',
    ...KEYS,
  ],
  id: ['Manga', 'Menu', 'Beta', 'slide', 'Status', 'One-shot', 'Horizontal', 'Genre', ...KEYS],
  th: KEYS,
  ru: KEYS,
  vi: ['Manga', 'Menu', 'Beta', ...KEYS],
  de: ['Beta', 'Microblog', 'Manga', 'News', 'Status', 'Ticket', 'Horizontal', 'Genre', 'Genres', 'Enter'],
};
const isSameOnPurpose = (locale: Locale, text: string) => SAME_AS_ENGLISH[locale]?.includes(text);
/** Marks and arguments alone are nobody's words. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

test('the interface speaks nine languages @1.11', () => {
  expect([...LOCALES].sort()).toEqual(['de', 'en', 'es', 'fr', 'id', 'pt', 'ru', 'th', 'vi']);
});

describe.each(others)('%s', (locale) => {
  test('says all that English says, in its order, and nothing empty @1.11 @5.5', async () => {
    const own = await textsOf(locale);
    expect([...own.keys()]).toEqual([...english.keys()]);
    expect([...own].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('takes what English takes', async () => {
    const given = (from: Map<string, string>) => [...from].map(([path, text]) => [path, givenTo(text)]);
    expect(given(await textsOf(locale))).toEqual(given(english));
  });

  test('counts as its grammar does', async () => {
    const categories = categoriesOf(locale);
    for (const [path, text] of await textsOf(locale)) {
      for (const part of parts(parse(text))) {
        if (part.type !== TYPE.plural) continue;
        const named = Object.keys(part.options).filter((option) => !option.startsWith('='));
        expect([path, named.sort()]).toEqual([path, categories]);
      }
    }
  });

  test('leaves English standing only where the language shares the word @8.16 @9.3', async () => {
    const left = [...(await textsOf(locale))].filter(
      ([path, text]) => english.get(path) === text && hasWords(text) && !isSameOnPurpose(locale, text),
    );
    expect(left).toEqual([]);
  });
});

// Operators' screens may take the time that readers' phones have not: see `counted`.
test.each(LOCALES)('what readers see in %s asks for no number to be put into words', async (locale) => {
  const asking = [...(await textsOf(locale))].filter(
    ([path, text]) =>
      !path.startsWith('admin.') && parts(parse(text)).some(({ type }) => type === TYPE.pound || type === TYPE.number),
  );
  expect(asking).toEqual([]);
});

test('no word is called shared that is not', async () => {
  for (const locale of others) {
    const own = await textsOf(locale);
    const shared = new Set([...own].filter(([path, text]) => english.get(path) === text).map(([, text]) => text));
    expect([locale, SAME_AS_ENGLISH[locale]?.filter((text) => !shared.has(text)) ?? []]).toEqual([locale, []]);
  }
});
