import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { titleMessage } from '../messages/title';
import { readChaptersByAccess } from '../store/chapters';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** Titles with chapters that a ticket opens, and the ids of the first and the last of these. */
export const ticketTitles = defineEndpoint({
  query: z.object({ lang: parameter.language, clang: parameter.languages }),
  async answer(context, { clang: languages }) {
    const { store, now } = context;
    const [catalogue, chapters] = await Promise.all([
      store.catalogue(),
      readChaptersByAccess(store.db, { access: 'ticket', now, languages }),
    ]);
    await catalogue.fetch({ titles: chapters.map(({ title_id }) => title_id) });
    const ranges = new Map<number, { first: number; last: number }>();
    for (const { id, title_id } of chapters) ranges.set(title_id, { first: ranges.get(title_id)?.first ?? id, last: id });
    return {
      languages: languagesMessage(catalogue),
      allTicketTitlesView: {
        ticketTitle: [...ranges].flatMap(([titleId, { first, last }]) => {
          const title = catalogue.titles.get(titleId);
          return title ? [{ title: titleMessage(title, context), firstTicketChapter: first, lastTicketChapter: last }] : [];
        }),
      },
    };
  },
});
