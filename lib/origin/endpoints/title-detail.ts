import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { titleDesk } from '../messages/title';
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
    const { store, now, session } = context;
    const catalogue = await store.catalogue();
    const title = catalogue.titles.get(titleId);
    if (!title) throw new Refusal('not-found', { debugInfo: `There is no title ${titleId}.` });
    const [page, reader, desk] = await Promise.all([
      readTitlePage(store, title, now),
      session === undefined ? STRANGER : readReader(store.db, { session, titleId }),
      titleDesk(context),
    ]);
    return { languages: languagesMessage(catalogue), titleDetailView: titleDetailMessage(page, { catalogue, titleDesk: desk, reader }) };
  },
});
