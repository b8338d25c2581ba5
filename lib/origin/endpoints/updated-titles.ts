import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { titleMessage } from '../messages/title';
import { defineEndpoint } from './endpoint';

/** All titles, the last updated first; of very many these alone. The wire carries their times as text. */
export const updatedTitles = defineEndpoint({
  query: z.object({}),
  async answer(context) {
    const catalogue = await context.store.catalogue();
    const titles = (await catalogue.latest()).flatMap((series) => series.titles);
    return {
      languages: languagesMessage(catalogue),
      titleUpdatedView: {
        latestTitle: titles.map((title) => ({ title: titleMessage(title, context), updatedTitleTimestamp: String(title.series.newest_start_at) })),
      },
    };
  },
});
