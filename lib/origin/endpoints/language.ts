import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { defineEndpoint } from './endpoint';

/** The content languages there are titles in. */
export const language = defineEndpoint({
  query: z.object({}),
  async answer({ store }) {
    return { languages: languagesMessage(await store.catalogue()) };
  },
});
