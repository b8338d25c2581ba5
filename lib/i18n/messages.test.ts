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

/** The arguments and tags of a message, each with its kind and the options of a select. */
function argumentsOf(text: string): string[] {
  const found = parts(parse(text)).flatMap((part) => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return [];
    return part.type === TYPE.select
      ? [`${part.value} ${TYPE[part.type]} ${Object.keys(part.options).sort().join()}`]
      : [`${part.value} ${TYPE[part.type]}`];
  });
  return [...new Set(found)].sort();
}

/** The plural categories of whole numbers in a language, and `other`, which ICU requires. */
function categoriesOf(locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set([...Array.from({ length: 1_001 }, (_, number) => rules.select(number)), 'other'])].sort();
}

/** Keys that keyboards of the language label in English. */
const KEYS = ['Shift', 'Enter', 'Page Up', 'Page Down', 'Home ↖', 'End ↘'];

/** Texts that equal the English ones on purpose: names, terms of the trade, and loanwords. */
const SAME_AS_ENGLISH: Partial<Record<Locale, readonly string[]>> = {
  es: [
    'Beta',
    'Microblog',
    'Series',
    'Ranking',
    'Legal',
    'One-shot',
    'Ticket',
    'Vertical',
    'Horizontal',
    'One-shots',
    'Enter',
    'Token',
  ],
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
    'Token',
    ...KEYS,
  ],
  id: ['Menu', 'Beta', 'slide', 'Status', 'One-shot', 'Horizontal', 'Filter', 'Genre', ...KEYS],
  th: KEYS,
  ru: KEYS,
  vi: ['Menu', 'Beta', 'Top {count}', ...KEYS],
  de: ['Beta', 'Microblog', 'News', 'Status', 'Ticket', 'Horizontal', 'Genre', 'Genres', 'Enter', 'Token'],
};
const isSameOnPurpose = (locale: Locale, text: string) => SAME_AS_ENGLISH[locale]?.includes(text);
/** Punctuation and arguments alone need no translation. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

test('the interface has nine locales @1.11', () => {
  expect([...LOCALES].sort()).toEqual(['de', 'en', 'es', 'fr', 'id', 'pt', 'ru', 'th', 'vi']);
});

describe.each(others)('%s', (locale) => {
  test('has the keys of English in the same order, and no empty text @1.11 @5.5', async () => {
    const own = await textsOf(locale);
    expect([...own.keys()]).toEqual([...english.keys()]);
    expect([...own].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('takes the arguments and tags of English', async () => {
    const signatures = (from: Map<string, string>) => [...from].map(([path, text]) => [path, argumentsOf(text)]);
    expect(signatures(await textsOf(locale))).toEqual(signatures(english));
  });

  test('has the plural categories of its grammar', async () => {
    const categories = categoriesOf(locale);
    for (const [path, text] of await textsOf(locale)) {
      for (const part of parts(parse(text))) {
        if (part.type !== TYPE.plural) continue;
        const named = Object.keys(part.options).filter((option) => !option.startsWith('='));
        expect([path, named.sort()]).toEqual([path, categories]);
      }
    }
  });

  test('leaves English untranslated only where the language shares the word @8.16 @9.3', async () => {
    const left = [...(await textsOf(locale))].filter(
      ([path, text]) => english.get(path) === text && hasWords(text) && !isSameOnPurpose(locale, text),
    );
    expect(left).toEqual([]);
  });
});

// Number formatting is slow on phones: readers' messages take formatted numbers, see `counted`.
test.each(LOCALES)('the readers’ messages of %s format no numbers', async (locale) => {
  const asking = [...(await textsOf(locale))].filter(
    ([path, text]) =>
      !path.startsWith('admin.') && parts(parse(text)).some(({ type }) => type === TYPE.pound || type === TYPE.number),
  );
  expect(asking).toEqual([]);
});
