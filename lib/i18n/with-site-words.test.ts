import { loadMessages } from './load-messages';
import { LOCALES, type Locale } from './locales';
import { withSiteWords } from './with-site-words';

const WORDS = {
  tagline: 'Comics from the coast',
  description: 'A new chapter every Friday.',
  section: 'Comics',
  list: 'All comics',
  home: { title: 'New comics', description: 'The newest of them.' },
};

test('the publisher’s words stand in place of the neutral ones', async () => {
  const { meta, shell, home, mangaList } = withSiteWords(await loadMessages('en'), WORDS);
  expect([shell.line, meta.siteDescription]).toEqual([WORDS.tagline, WORDS.description]);
  expect([shell.section.manga, shell.link.mangaList, mangaList.tabs]).toEqual([WORDS.section, WORDS.list, WORDS.list]);
  expect(home).toMatchObject(WORDS.home);
  expect(shell.section.updates).toBe('Updates');
});

/** What is true of the demo, and not of every house: manga, official, and the number nine. */
const CLAIMS: Record<Locale, RegExp> = {
  en: /manga|official|nine /i,
  es: /manga|oficial|nueve /i,
  fr: /manga|officiel|neuf langues/i,
  pt: /mangá|oficia|nove /i,
  id: /manga|resmi|sembilan/i,
  ru: /манг|официал|девят/i,
  th: /มังงะ|ลิขสิทธิ์แท้|เก้า/,
  vi: /manga|có bản quyền|chín ngôn/i,
  de: /manga|offiziell|neun /i,
};

/** Every text at and below a node. */
const textsIn = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsIn);

test.each(LOCALES)('the neutral words of %s make no claim that only some houses can', async (locale) => {
  const { admin: _, ...texts } = await loadMessages(locale);
  expect(textsIn(texts).filter((text) => CLAIMS[locale].test(text))).toEqual([]);
});
