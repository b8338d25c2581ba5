import { z } from 'zod';
import { limits } from '@/lib/limits';
import { dayOf } from '../day';
import { tagMessages } from '../messages/label';
import { languagesMessage } from '../messages/languages';
import { seriesGroup } from '../messages/series-group';
import { titlesOf } from '../messages/title';
import type { SeriesRecord, TitleRecord } from '../store/catalogue';
import { readPopularSeries } from '../store/ranking';
import { findTitles } from '../store/title-search';
import { defineEndpoint } from './endpoint';
import { LIST_STATUSES } from './list-statuses';
import * as parameter from './parameters';

/**
 * Series with a title whose name or author contains the keyword, whatever the case. No keyword finds nothing: it is answered with the genres of what is most read
 * among what goes on, which are as few in a large catalogue as in a small one.
 */
export const searchTitles = defineEndpoint({
  query: z.object({
    keyword: z.string().max(limits.keywordMaxLength).default(''),
    lang: parameter.language,
    clang: parameter.languages,
  }),
  async answer(context, { keyword, lang, clang: languages }) {
    const { store, now } = context;
    if (keyword.trim() === '') {
      const catalogue = await store.catalogue();
      const popular = await Promise.all(
        languages.map((language) => readPopularSeries(store.db, catalogue, { language, today: dayOf(now) })),
      );
      const running = popular.flat().filter(({ status }) => LIST_STATUSES.serializing.includes(status));
      return { languages: languagesMessage(catalogue), searchView: { allTags: tagMessages(catalogue, running, lang) } };
    }
    const [catalogue, ids] = await Promise.all([store.catalogue(), findTitles(store.db, keyword, languages)]);
    await catalogue.fetch({ titles: ids });
    const found = new Map<SeriesRecord, TitleRecord[]>();
    for (const title of titlesOf(catalogue, ids)) found.set(title.series, [...(found.get(title.series) ?? []), title]);
    return {
      languages: languagesMessage(catalogue),
      searchView: {
        allTitlesGroup: [...found].flatMap(([series, titles]) =>
          seriesGroup(series, titles, { catalogue, desk: context, language: lang }),
        ),
      },
    };
  },
});
