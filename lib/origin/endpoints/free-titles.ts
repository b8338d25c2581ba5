import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { titleDesk, titleMessage } from '../messages/title';
import { readChaptersByAccess } from '../store/chapters';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** Titles whose newest chapter is free now, the last updated first. */
export const freeTitles = defineEndpoint({
  query: z.object({ lang: parameter.language, clang: parameter.languages }),
  async answer(context, { clang: languages }) {
    const { store, now } = context;
    const [catalogue, desk, chapters] = await Promise.all([
      store.catalogue(),
      titleDesk(context),
      readChaptersByAccess(store.db, { access: 'free', now, languages }),
    ]);
    const newest = chapters.flatMap((chapter) => {
      const title = catalogue.titles.get(chapter.title_id);
      return title?.series.newest_start_at === chapter.start_at ? [title] : [];
    });
    return {
      languages: languagesMessage(catalogue),
      allFreeTitlesView: {
        freeTitles: newest
          .sort((a, b) => b.series.newest_start_at - a.series.newest_start_at || a.id - b.id)
          .map((title) => ({ title: titleMessage(title, desk), updatedTitleTimestamp: String(title.series.newest_start_at) })),
      },
    };
  },
});
