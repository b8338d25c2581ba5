import { z } from 'zod';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import { readSiteWords } from '../store/site-words';
import { defineEndpoint } from './endpoint';

/** What the site says of itself in each language. */
export const siteWords = defineEndpoint({
  query: z.object({}),
  async answer({ store }) {
    const words = await readSiteWords(store.db);
    return {
      siteWordsView: {
        words: words.map(({ language, words: { tagline, description, section, list, beta, home } }) => ({
          language: LANGUAGE_CODES[language],
          tagline,
          description,
          section,
          list,
          betaText: beta?.text,
          betaMore: beta?.more,
          homeTitle: home?.title,
          homeDescription: home?.description,
        })),
      },
    };
  },
});
