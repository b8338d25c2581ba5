import type { Featured } from '@/lib/domain/featured';
import type { Language } from '@/lib/domain/language';

import { ask } from './ask';
import { decodeFeatured } from './decode/featured';
import { languagesParameter } from './languages-parameter';
import type { Send } from './send';

/** What editors put forward, in the interface's language and for the content languages read. @throws as `ask` does */
export async function fetchFeatured(
  send: Send,
  { language, languages }: { language: Language; languages: readonly Language[] },
): Promise<Featured> {
  const { view } = await ask(send, {
    endpoint: 'featured',
    query: { lang: language, clang: languagesParameter(languages) },
  });
  return decodeFeatured(view);
}
