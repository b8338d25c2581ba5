import type { Language } from '@/lib/domain/language';
import type { Series } from '@/lib/domain/series';
import { limits } from '@/lib/limits';

import { ask } from './ask';
import { decodeSeries } from './decode/series';
import { languagesParameter } from './languages-parameter';
import type { Send } from './send';

export interface SearchWish {
  keyword: string;
  language: Language;
  languages: readonly Language[];
}

/** The one sign that no database keeps, so that origins refuse it. */
const NO_LETTER = '\0';

/**
 * Series with titles whose name or author contains a keyword; of each series those titles alone. What no name is as long as, or has in it, finds nothing, unasked.
 * @throws as `ask` does
 */
export async function searchTitles(send: Send, { keyword, language, languages }: SearchWish): Promise<Series[]> {
  if (keyword.length > limits.keywordMaxLength || keyword.includes(NO_LETTER)) return [];
  const { view } = await ask(send, {
    endpoint: 'searchTitles',
    query: { keyword, lang: language, clang: languagesParameter(languages) },
  });
  return (view.allTitlesGroup ?? []).map(decodeSeries);
}
