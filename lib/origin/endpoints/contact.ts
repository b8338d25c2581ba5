import { z } from 'zod';
import { limits } from '@/lib/limits';
import { requireSession } from '../http/session';
import { saveFeedback } from '../store/feedback';
import { defineEndpoint } from './endpoint';

/** As a text area gives and counts it, in UTF-16 units: a line break is one, whatever the system writes for it. */
const message = z
  .string('is missing')
  .transform((text) => text.replace(/\r\n?/g, '\n'))
  .pipe(
    z
      .string()
      .regex(/\S/, 'is empty')
      .refine(
        ({ length }) => length <= limits.feedbackMaxLength,
        `is longer than ${limits.feedbackMaxLength} characters`,
      )
      .regex(/^(?:[\t\n]|[^\p{Cc}\p{Cs}])*$/u, 'has characters that are none'),
  );

/**
 * A reader's message to the service. The specification does not show how the form's type and message travel: they are taken for the call's
 * subject and body. The message is kept as it was typed, so white space around it counts; sent twice it is kept twice. Nothing answers on
 * the web: the answer is empty.
 */
export const contact = defineEndpoint({
  query: z.object({}),
  body: z.object({ subject: z.enum(['suggestion', 'report']), body: message }),
  async answer({ store, session, now }, _, { subject, body }) {
    await saveFeedback(store.db, { session: requireSession(session), subject, body, now });
    return {};
  },
});
