import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { titleMessage } from '../messages/title';
import { defineEndpoint } from './endpoint';

/** All titles that have begun, the last updated first; of very many these alone. The wire carries their times as text. */
export const updatedTitles = defineEndpoint({
  query: z.object({}),
  async answer(context) {
    const catalogue = await context.store.catalogue();
    const begun = (await catalogue.latest()).flatMap((series) =>
      series.titles.filter((title) => title.newest_start_at > 0),
    );
    const titles = begun.sort((a, b) => b.newest_start_at - a.newest_start_at);
    return {
      languages: languagesMessage(catalogue),
      titleUpdatedView: {
        latestTitle: titles.map((title) => ({
          title: titleMessage(title, context),
          updatedTitleTimestamp: String(title.newest_start_at),
        })),
      },
    };
  },
});
