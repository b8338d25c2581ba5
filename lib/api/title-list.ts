import type { Language } from '@/lib/domain/language';
import type { SearchList, SearchListType } from '@/lib/domain/search-list';

import { ask } from './ask';
import { decodeLabel, decodeTag } from './decode/label';
import { decodeSeries } from './decode/series';
import { languagesParameter } from './languages-parameter';
import type { Send } from './send';

/** One of the manga list's tabs. @throws as `ask` does */
export async function fetchTitleList(
  send: Send,
  { type, language, languages }: { type: SearchListType; language: Language; languages: readonly Language[] },
): Promise<SearchList> {
  const { view } = await ask(send, {
    endpoint: 'titleList',
    query: { type, lang: language, clang: languagesParameter(languages) },
  });
  return {
    series: (view.allTitlesGroup ?? []).map(decodeSeries),
    tags: (view.allTags ?? []).map(decodeTag),
    labels: (view.contents ?? []).flatMap((content) =>
      (content.allLabels ?? []).flatMap((label) => decodeLabel(label) ?? []),
    ),
  };
}
