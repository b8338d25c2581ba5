import { z } from 'zod';
import { requireSession } from '../http/session';
import { refreshPushToken } from '../store/push-tokens';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/**
 * Where the session's browser is told of new chapters, and in which language; every call refreshes it, and says when that was. Any string is
 * stored; only tokens that are a browser's subscription are written to.
 */
export const pushToken = defineEndpoint({
  query: z.object({ push_token: parameter.pushToken, lang: parameter.language }),
  async answer({ store, session, now }, { push_token: token, lang: language }) {
    const reader = requireSession(session);
    await refreshPushToken(store.db, { session: reader, language, token, now });
    return { pushTokenView: { token, tokenTimeStamp: now } };
  },
});
