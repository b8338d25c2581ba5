import type { Language } from '@/lib/domain/language';

import { ask } from './ask';
import type { Send } from './send';

/** The origin's key, in base64url, that a browser subscribes to messages with. @throws as `ask` does */
export async function fetchPushKey(send: Send): Promise<string> {
  const { view } = await ask(send, { endpoint: 'pushKey' });
  return view.publicKey ?? '';
}

/** Says where the session is told of new chapters, and in which language. @throws as `ask` does */
export async function sendPushToken(
  send: Send,
  { token, language }: { token: string; language: Language },
): Promise<void> {
  await ask(send, { endpoint: 'pushToken', query: { push_token: token, lang: language } });
}
