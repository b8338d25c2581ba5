import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { seriesGroup } from '../messages/series-group';
import { defineEndpoint } from './endpoint';

/** The whole catalogue in all languages, by name. */
export const allTitles = defineEndpoint({
  query: z.object({}),
  async answer(context) {
    const catalogue = await context.store.catalogue();
    const all = await catalogue.all();
    const groups = all.flatMap((series) =>
      seriesGroup(series, series.titles, { catalogue, desk: context, language: 'eng' }),
    );
    return {
      languages: languagesMessage(catalogue),
      allTitlesViewV2: {
        allTitlesGroup: groups.sort((a, b) => (a.theTitle ?? '').localeCompare(b.theTitle ?? '', 'en')),
      },
    };
  },
});
