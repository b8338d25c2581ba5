import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { seriesGroup } from '../messages/series-group';
import { titleDesk } from '../messages/title';
import type { SeriesRecord, TitleRecord } from '../store/catalogue';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

const KEYWORD_MAX_LENGTH = 200;

/** Series with a title whose name or author contains the keyword, whatever the case. No keyword finds nothing. */
export const searchTitles = defineEndpoint({
  query: z.object({ keyword: z.string().max(KEYWORD_MAX_LENGTH).default(''), lang: parameter.language, clang: parameter.languages }),
  async answer(context, { keyword, lang, clang: languages }) {
    const [catalogue, desk] = await Promise.all([context.store.catalogue(), titleDesk(context)]);
    const found = new Map<SeriesRecord, TitleRecord[]>();
    for (const title of catalogue.search(keyword)) {
      if (languages.includes(title.language)) found.set(title.series, [...(found.get(title.series) ?? []), title]);
    }
    return {
      languages: languagesMessage(catalogue),
      searchView: { allTitlesGroup: [...found].flatMap(([series, titles]) => seriesGroup(series, titles, { catalogue, desk, language: lang })) },
    };
  },
});
