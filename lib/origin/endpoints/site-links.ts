import { z } from 'zod';
import { defineEndpoint } from './endpoint';

/** Where the publisher is found elsewhere. */
export const siteLinks = defineEndpoint({
  query: z.object({}),
  async answer({ store }) {
    return { siteLinksView: { links: await store.db.selectFrom('links').selectAll().orderBy('place').execute() } };
  },
});
