import type { Tag } from '@/lib/domain/label';
import type { Language } from '@/lib/domain/language';

import { ask } from './ask';
import { decodeTag } from './decode/label';
import { languagesParameter } from './languages-parameter';
import type { Send } from './send';

/** The genres of the most read series that go on, with which a search for nothing is answered. @throws as `ask` does */
export async function fetchGenres(
  send: Send,
  { language, languages }: { language: Language; languages: readonly Language[] },
): Promise<Tag[]> {
  const { view } = await ask(send, {
    endpoint: 'searchTitles',
    query: { keyword: '', lang: language, clang: languagesParameter(languages) },
  });
  return (view.allTags ?? []).map(decodeTag);
}
