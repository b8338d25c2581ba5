import { z } from 'zod';
import { defineEndpoint } from './endpoint';

/** What a browser subscribes with, so that this origin alone can send it messages. */
export const pushKey = defineEndpoint({
  query: z.object({}),
  answer: ({ push: { publicKey } }) => Promise.resolve({ pushKeyView: { publicKey } }),
});
