import { z } from 'zod';
import { bannerMessages, fetchBannered } from '../messages/banner';
import { labelMessage, tagMessage } from '../messages/label';
import { languagesMessage } from '../messages/languages';
import { seriesGroup } from '../messages/series-group';
import { titlesIn } from '../messages/title';
import type { SeriesStatus } from '../store/schema';
import { readBanners } from '../store/shelves';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

const STATUSES: Record<'serializing' | 'completed' | 'one-shot', readonly SeriesStatus[]> = {
  serializing: ['ongoing', 'hiatus'],
  completed: ['completed'],
  'one-shot': ['one-shot'],
};

/** A tab of the manga list, the last updated first, with the tags and labels that its series carry. */
export const titleList = defineEndpoint({
  query: z.object({ type: z.enum(['serializing', 'completed', 'one-shot']).default('serializing'), lang: parameter.language, clang: parameter.languages }),
  async answer(context, { type, lang, clang: languages }) {
    const { store, urls } = context;
    const [catalogue, banners] = await Promise.all([store.catalogue(), readBanners(store.db, ['search'])]);
    const [all] = await Promise.all([catalogue.list(STATUSES[type]), fetchBannered(catalogue, banners)]);
    const listed = all.filter((series) => titlesIn(series, languages).length > 0);
    const tags = new Set(listed.flatMap((series) => series.tags));
    const labels = new Set(listed.map((series) => series.label));
    return {
      languages: languagesMessage(catalogue),
      searchView: {
        topSearchBanners: bannerMessages(banners, { catalogue, urls, languages, language: lang }),
        allTags: [...catalogue.tags.keys()].filter((slug) => tags.has(slug)).map((slug) => tagMessage(catalogue, slug, lang)),
        allTitlesGroup: listed.flatMap((series) => seriesGroup(series, titlesIn(series, languages), { catalogue, desk: context, language: lang })),
        contents: [{ allLabels: [...catalogue.labels.keys()].filter((code) => labels.has(code)).map((code) => labelMessage(catalogue, code)) }],
      },
    };
  },
});
