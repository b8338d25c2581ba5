import { z } from 'zod';
import { readVersion } from '../store/catalogue-version';
import { defineEndpoint } from './endpoint';

/** What sites look at some times a minute, to show what has changed. */
export const catalogueVersion = defineEndpoint({
  query: z.object({}),
  answer: async ({ store, now }) => ({ catalogueVersionView: { version: await readVersion(store.db, now) } }),
});
