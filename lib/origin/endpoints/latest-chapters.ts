import { z } from 'zod';
import { updatedTitleMessage } from '../messages/updated-title';
import { readLatestChapters } from '../store/chapters';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** The chapters that came out last in some languages and have not ended, however long ago that was. */
export const latestChapters = defineEndpoint({
  query: z.object({ clang: parameter.languages }),
  async answer(context, { clang: languages }) {
    const { store, now } = context;
    const [catalogue, chapters] = await Promise.all([
      store.catalogue(),
      readLatestChapters(store.db, { now, languages }),
    ]);
    await catalogue.fetch({ titles: chapters.map(({ title_id }) => title_id) });
    return {
      latestChaptersView: {
        chapters: chapters.flatMap((chapter) => {
          const title = catalogue.titles.get(chapter.title_id);
          return title
            ? [{ chapter: updatedTitleMessage(chapter, title, context), startTimeStamp: chapter.start_at }]
            : [];
        }),
      },
    };
  },
});
