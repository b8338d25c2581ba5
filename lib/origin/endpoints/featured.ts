import { z } from 'zod';
import { bannerMessages } from '../messages/banner';
import { featuredLists } from '../messages/featured-lists';
import { languagesMessage } from '../messages/languages';
import { rankingGroups } from '../messages/ranking-group';
import { titleDesk } from '../messages/title';
import { readBanners, readFeaturedLists } from '../store/shelves';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

const TOP_BANNERS = 3;
const RANKED = 10;
/** A banner stands after the first of so many lists. */
const LISTS_PER_BANNER = 3;

/** What editors put forward: banners, lists, and what is read most of late. */
export const featured = defineEndpoint({
  query: z.object({ lang: parameter.language, clang: parameter.languages }),
  async answer(context, { lang, clang: languages }) {
    const { store, urls } = context;
    const { db } = store;
    const [catalogue, desk, stored, lists, { trending }] = await Promise.all([
      store.catalogue(),
      titleDesk(context),
      readBanners(db, ['featured']),
      readFeaturedLists(db),
      store.popularity(),
    ]);
    const banners = bannerMessages(stored, { catalogue, urls, languages, language: lang });
    const rows = featuredLists(lists, { catalogue, desk, languages, language: lang }).map((titleList) => ({ titleList }));
    const between = banners.slice(TOP_BANNERS).map((banner) => ({ banner }));
    return {
      languages: languagesMessage(catalogue),
      featuredTitlesViewV2: {
        topSearchBanners: banners.slice(0, TOP_BANNERS),
        contents: [
          ...rows.slice(0, 1),
          { rankedTitles: rankingGroups(trending, { catalogue, languages, desk, limit: RANKED }) },
          ...rows.slice(1).flatMap((row, index) => [row, ...(index % LISTS_PER_BANNER === 0 ? between.splice(0, 1) : [])]),
        ],
      },
    };
  },
});
