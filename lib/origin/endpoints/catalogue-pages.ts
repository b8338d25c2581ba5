import { z } from 'zod';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import { readTitlesFrom, type PagedTitle } from '../store/catalogue-pages';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** Where the parts begin in which the whole catalogue is read. */
export const catalogueParts = defineEndpoint({
  query: z.object({}),
  async answer({ store }) {
    const { titles, chapters } = await store.parts();
    return { cataloguePartsView: { titleIds: [...titles], chapterIds: [...chapters] } };
  },
});

/** Titles in order of their ids, a page of any catalogue; in some languages where they are named. */
export const catalogueTitles = defineEndpoint({
  query: z.object({ ...parameter.pageRange, clang: z.undefined().or(parameter.languages) }),
  async answer({ store, now }, { from, count, clang: languages }) {
    const { entries, next } = await readTitlesFrom(store.db, { from, count, languages });
    return { catalogueTitlesView: { titles: entries.map((title) => titleEntry(title, now)), nextTitleId: next } };
  },
});

function titleEntry(
  { id, name, language, newestStartAt, siblings }: PagedTitle,
  now: number,
): wire.CatalogueTitlesView.ICatalogueTitle {
  const titleLanguages = siblings.map((title) => ({ titleId: title.id, language: LANGUAGE_CODES[title.language] }));
  return {
    titleId: id,
    name,
    language: LANGUAGE_CODES[language],
    updatedTimeStamp: newestStartAt <= now ? newestStartAt : 0,
    titleLanguages: titleLanguages.sort((a, b) => a.language - b.language),
  };
}
