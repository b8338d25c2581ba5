import type { Language } from '@/lib/domain/language';
import type { Title } from '@/lib/domain/title';

import { ask, tell } from './ask';
import { decodeTitle } from './decode/title';
import type { Send } from './send';

/** The session's favourites, newest first. @throws as `ask` does */
export async function fetchFavorites(send: Send): Promise<Title[]> {
  const { view } = await ask(send, { endpoint: 'favorites' });
  return (view.titles ?? []).map(decodeTitle);
}

/** Favourites a title; with a push token, asks for notices of its chapters too. @throws as `ask` does */
export function addFavorite(
  send: Send,
  { titleId, push }: { titleId: number; push?: { token: string; language: Language } },
): Promise<void> {
  return tell(send, {
    endpoint: 'addFavorite',
    query: { title_id: titleId, push_token: push?.token, lang: push?.language },
  });
}

/** @throws as `ask` does */
export function removeFavorite(send: Send, { titleId }: { titleId: number }): Promise<void> {
  return tell(send, { endpoint: 'removeFavorite', query: { title_id: titleId } });
}
