import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { titleDetailMessage } from '../messages/title-detail';
import { Refusal } from '../refusal';
import { readReader, STRANGER } from '../store/reader';
import { readTitlePage } from '../store/title-page';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** One title with its chapters: what is the same for all, and what this session has favourited, opened and spent. */
export const titleDetail = defineEndpoint({
  query: z.object({ title_id: parameter.id, clang: parameter.languages }),
  async answer(context, { title_id: titleId }) {
    const { store, cache, session } = context;
    const [page, reader] = await Promise.all([
      cache.getOrSet(`title ${titleId}`, () => readTitlePage(context, titleId)),
      session === undefined ? STRANGER : readReader(store.db, { session, titleId }),
    ]);
    if (!page) throw new Refusal('not-found', { debugInfo: `There is no title ${titleId}.` });
    return {
      languages: languagesMessage(page.catalogue),
      titleDetailView: titleDetailMessage(page, { titleDesk: context, reader }),
    };
  },
});
