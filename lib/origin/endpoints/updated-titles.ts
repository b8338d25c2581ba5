import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { titleDesk, titleMessage } from '../messages/title';
import { defineEndpoint } from './endpoint';

/** All titles, the last updated first. The wire carries their times as text. */
export const updatedTitles = defineEndpoint({
  query: z.object({}),
  async answer(context) {
    const [catalogue, desk] = await Promise.all([context.store.catalogue(), titleDesk(context)]);
    const titles = [...catalogue.titles.values()].sort((a, b) => b.series.newest_start_at - a.series.newest_start_at || a.id - b.id);
    return {
      languages: languagesMessage(catalogue),
      titleUpdatedView: {
        latestTitle: titles.map((title) => ({ title: titleMessage(title, desk), updatedTitleTimestamp: String(title.series.newest_start_at) })),
      },
    };
  },
});
