import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { titleMessage } from '../messages/title';
import { readTicketRanges } from '../store/ticket-ranges';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** Titles with chapters that a ticket opens, the last updated first, and the ids of the first and the last of these. */
export const ticketTitles = defineEndpoint({
  query: z.object({ lang: parameter.language, clang: parameter.languages }),
  async answer(context, { clang: languages }) {
    const { store, now } = context;
    const [catalogue, ranges] = await Promise.all([store.catalogue(), readTicketRanges(store.db, { now, languages })]);
    await catalogue.fetch({ titles: ranges.map(({ titleId }) => titleId) });
    return {
      languages: languagesMessage(catalogue),
      allTicketTitlesView: {
        ticketTitle: ranges.flatMap(({ titleId, first, last }) => {
          const title = catalogue.titles.get(titleId);
          return title
            ? [{ title: titleMessage(title, context), firstTicketChapter: first, lastTicketChapter: last }]
            : [];
        }),
      },
    };
  },
});
