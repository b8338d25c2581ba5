import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { seriesGroup } from '../messages/series-group';
import { titleDesk } from '../messages/title';
import { defineEndpoint } from './endpoint';

/** The whole catalogue in all languages, by name. */
export const allTitles = defineEndpoint({
  query: z.object({}),
  async answer(context) {
    const [catalogue, desk] = await Promise.all([context.store.catalogue(), titleDesk(context)]);
    const groups = [...catalogue.series.values()].flatMap((series) => seriesGroup(series, series.titles, { catalogue, desk, language: 'eng' }));
    return {
      languages: languagesMessage(catalogue),
      allTitlesViewV2: { allTitlesGroup: groups.sort((a, b) => (a.theTitle ?? '').localeCompare(b.theTitle ?? '', 'en')) },
    };
  },
});
