import type { SiteWords } from '@/lib/domain/site-words';

import type { Messages } from './load-messages';

const defined = <Texts extends Record<string, string | undefined>>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as Partial<
    Record<keyof Texts, string>
  >;

/** A locale's messages with the publisher's own words in place of neutral ones. */
export function withSiteWords(messages: Messages, words: SiteWords): Messages {
  const { meta, shell, home, mangaList } = messages;
  const { tagline, description, section, list } = words;
  return {
    ...messages,
    meta: { ...meta, ...defined({ siteDescription: description }) },
    shell: {
      ...shell,
      ...defined({ line: tagline }),
      section: { ...shell.section, ...defined({ manga: section }) },
      link: { ...shell.link, ...defined({ mangaList: list }) },
    },
    home: { ...home, ...defined({ title: words.home?.title, description: words.home?.description }) },
    mangaList: { ...mangaList, ...defined({ tabs: list }) },
  };
}
