import { z } from 'zod';
import { bannerMessages, fetchBannered } from '../messages/banner';
import { labelMessage, tagMessage } from '../messages/label';
import { languagesMessage } from '../messages/languages';
import { seriesGroup } from '../messages/series-group';
import { titlesIn } from '../messages/title';
import { readBanners } from '../store/shelves';
import { defineEndpoint } from './endpoint';
import { LIST_STATUSES } from './list-statuses';
import * as parameter from './parameters';

/**
 * A tab of the manga list, the last updated first, of very many these alone. Tags and labels are those of the whole catalogue: a filter that was
 * chosen on another tab needs its name.
 */
export const titleList = defineEndpoint({
  query: z.object({
    type: z.enum(['serializing', 'completed', 'one-shot']).default('serializing'),
    lang: parameter.language,
    clang: parameter.languages,
  }),
  async answer(context, { type, lang, clang: languages }) {
    const { store, urls } = context;
    const [catalogue, banners] = await Promise.all([store.catalogue(), readBanners(store.db, ['search'])]);
    const [listed] = await Promise.all([
      catalogue.latest({ statuses: LIST_STATUSES[type], languages }),
      fetchBannered(catalogue, banners),
    ]);
    return {
      languages: languagesMessage(catalogue),
      searchView: {
        topSearchBanners: bannerMessages(banners, { catalogue, urls, languages, language: lang }),
        allTags: [...catalogue.tags.keys()].map((slug) => tagMessage(catalogue, slug, lang)),
        allTitlesGroup: listed.flatMap((series) =>
          seriesGroup(series, titlesIn(series, languages), { catalogue, desk: context, language: lang }),
        ),
        contents: [{ allLabels: [...catalogue.labels.keys()].map((code) => labelMessage(catalogue, code)) }],
      },
    };
  },
});
