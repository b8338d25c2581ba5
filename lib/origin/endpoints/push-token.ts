import { z } from 'zod';
import { requireSession } from '../http/session';
import { refreshPushToken } from '../store/push-tokens';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** Where notices in a language reach the session's browser; every call refreshes it, and says when that was. */
export const pushToken = defineEndpoint({
  query: z.object({ push_token: parameter.pushToken, lang: parameter.language }),
  async answer({ store, session, now }, { push_token: token, lang: language }) {
    await refreshPushToken(store.db, { session: requireSession(session), language, token, now });
    return { pushTokenView: { token, tokenTimeStamp: now } };
  },
});
