import type { AvailableLanguage } from '@/lib/domain/available-language';

import { ask } from './ask';
import { decodeLanguage } from './decode/language';
import type { Send } from './send';

/** The content languages there are titles in. @throws as `ask` does */
export async function fetchLanguages(send: Send): Promise<AvailableLanguage[]> {
  const { view } = await ask(send, { endpoint: 'language' });
  return (view.availableLanguages ?? []).map(({ language, titlesCount }) => ({
    language: decodeLanguage(language),
    titlesCount: titlesCount ?? 0,
  }));
}
