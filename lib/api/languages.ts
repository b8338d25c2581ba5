import type { AvailableLanguage } from '@/lib/domain/available-language';

import { ask } from './ask';
import { decodeAvailableLanguages } from './decode/available-languages';
import type { Send } from './send';

/** The content languages there are titles in. @throws as `ask` does */
export async function fetchLanguages(send: Send): Promise<AvailableLanguage[]> {
  const { view } = await ask(send, { endpoint: 'language' });
  return decodeAvailableLanguages(view);
}
