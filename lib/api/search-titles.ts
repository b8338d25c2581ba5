import type { Language } from '@/lib/domain/language';
import type { Series } from '@/lib/domain/series';

import { ask } from './ask';
import { decodeSeries } from './decode/series';
import { languagesParameter } from './languages-parameter';
import type { Send } from './send';

/** Series with titles whose name or author contains a keyword; of each series those titles alone. @throws as `ask` does */
export async function searchTitles(
  send: Send,
  { keyword, language, languages }: { keyword: string; language: Language; languages: readonly Language[] },
): Promise<Series[]> {
  const { view } = await ask(send, { endpoint: 'searchTitles', query: { keyword, lang: language, clang: languagesParameter(languages) } });
  return (view.allTitlesGroup ?? []).map(decodeSeries);
}
