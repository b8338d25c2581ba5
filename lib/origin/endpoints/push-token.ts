import { z } from 'zod';
import { requireSession } from '../http/session';
import { refreshPushToken } from '../store/push-tokens';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/**
 * Stores the session's push token and its language, and answers the time. The origin accepts any string, but sends notifications only to
 * tokens that are a browser's subscription.
 */
export const pushToken = defineEndpoint({
  query: z.object({ push_token: parameter.pushToken, lang: parameter.language }),
  async answer({ store, session, now }, { push_token: token, lang: language }) {
    const reader = requireSession(session);
    await refreshPushToken(store.db, { session: reader, language, token, now });
    return { pushTokenView: { token, tokenTimeStamp: now } };
  },
});
