import { tagNames, type DemoLanguage } from '@/lib/origin/demo/tags';

import { allTexts } from './all-texts-in-test';
import { loadMessages } from './load-messages';
import { DEFAULT_LOCALE, languageOf, LOCALES } from './locales';

/** English words with two senses, which other languages tell apart: a verb and a participle, one series and many, a name and a count, a day of the week and a list. */
const TWO_SENSES = ['updates', 'read', 'new', 'completed', 'chapters', 'new chapters', 'open'];

/** All texts, by their path, however they are capitalised, closed and hyphenated. */
const texts = async (locale: (typeof LOCALES)[number]) =>
  (await allTexts(locale)).map(([path, text]): [string, string] => [
    path,
    text.replaceAll('\u00ad', '').replace(/\.$/, '').toLowerCase(),
  ]);

test.each(LOCALES)('%s has one word for one thing', async (locale) => {
  const english = new Map(await texts(DEFAULT_LOCALE));
  const words = new Map<string, Map<string, string>>();
  for (const [path, text] of await texts(locale)) {
    const thing = english.get(path)!;
    if (!TWO_SENSES.includes(thing)) words.set(thing, (words.get(thing) ?? new Map<string, string>()).set(text, path));
  }
  expect([...words].filter(([, said]) => said.size > 1).map(([thing, said]) => [thing, ...said])).toEqual([]);
});

test.each(LOCALES)('%s calls a one-shot by one word, as its tag is called', async (locale) => {
  const { admin, mangaList, title } = await loadMessages(locale);
  const tag = tagNames['one-shot'][languageOf(locale) as DemoLanguage];
  expect([title.schedule['one-shot'], admin.status['one-shot']]).toEqual([tag, tag]);
  for (const heading of [mangaList.tab.one_shot, mangaList.title.one_shot])
    expect(heading.toLowerCase()).toContain(tag.toLowerCase());
});
