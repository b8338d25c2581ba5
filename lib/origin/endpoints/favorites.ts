import { z } from 'zod';
import { requireSession } from '../http/session';
import { languagesMessage } from '../messages/languages';
import { titleMessage, titlesOf } from '../messages/title';
import { Refusal } from '../refusal';
import type { Store } from '../store/create-store';
import * as stored from '../store/favorites';
import { readHistory } from '../store/views';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/**
 * The session's favourites, newest first, and the titles that it has read, the last first; none without a session. `historyBanners` stay
 * empty: no banner is made for that place.
 */
export const favorites = defineEndpoint({
  query: z.object({}),
  async answer(context) {
    const { store, session } = context;
    const [catalogue, ids, history] = await Promise.all([
      store.catalogue(),
      session === undefined ? [] : stored.readFavorites(store.db, session),
      session === undefined ? [] : readHistory(store.db, session),
    ]);
    await catalogue.fetch({ titles: [...ids, ...history] });
    const titles = (of: readonly number[]) => titlesOf(catalogue, of).map((title) => titleMessage(title, context));
    return {
      languages: languagesMessage(catalogue),
      subscribedTitlesView: { titles: titles(ids), viewHistory: titles(history) },
    };
  },
});

export const addFavorite = defineEndpoint({
  query: z.object({ title_id: parameter.id, push_token: parameter.pushToken.optional(), lang: parameter.language }),
  async answer({ store, session, now }, { title_id: titleId, push_token: token, lang }) {
    const reader = requireSession(session);
    await requireTitle(store, titleId);
    await stored.addFavorite(store.db, {
      session: reader,
      titleId,
      now,
      push: token ? { token, language: lang } : undefined,
    });
    return {};
  },
});

export const removeFavorite = defineEndpoint({
  query: z.object({ title_id: parameter.id }),
  async answer({ store, session, now }, { title_id: titleId }) {
    const reader = requireSession(session);
    await requireTitle(store, titleId);
    await stored.removeFavorite(store.db, { session: reader, titleId, now });
    return {};
  },
});

async function requireTitle(store: Store, titleId: number): Promise<void> {
  if (!(await (await store.catalogue()).title(titleId)))
    throw new Refusal('not-found', { debugInfo: `There is no title ${titleId}.` });
}
