import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { titleMessage, titlesOf } from '../messages/title';
import { readFreeTitles } from '../store/chapters';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** Titles whose newest chapter is free now, the last updated first. */
export const freeTitles = defineEndpoint({
  query: z.object({ lang: parameter.language, clang: parameter.languages }),
  async answer(context, { clang: languages }) {
    const { store, now } = context;
    const [catalogue, ids] = await Promise.all([store.catalogue(), readFreeTitles(store.db, { now, languages })]);
    await catalogue.fetch({ titles: ids });
    const freeTitles = titlesOf(catalogue, ids).map((title) => ({
      title: titleMessage(title, context),
      updatedTitleTimestamp: String(title.newest_start_at),
    }));
    return { languages: languagesMessage(catalogue), allFreeTitlesView: { freeTitles } };
  },
});
