import { z } from 'zod';
import { dayOf } from '../day';
import { bannerMessages, fetchBannered } from '../messages/banner';
import { featuredLists } from '../messages/featured-lists';
import { languagesMessage } from '../messages/languages';
import { rankingGroups } from '../messages/ranking-group';
import { readRanking } from '../store/ranking';
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
    const { store, urls, now } = context;
    const { db } = store;
    const catalogue = await store.catalogue();
    const [stored, lists, ranked] = await Promise.all([
      readBanners(db, ['featured']),
      readFeaturedLists(db),
      readRanking(db, catalogue, { by: 'trend', languages, limit: RANKED, today: dayOf(now) }),
    ]);
    const series = [...ranked.map(({ seriesId }) => seriesId), ...lists.flatMap(({ seriesIds }) => seriesIds)];
    await Promise.all([fetchBannered(catalogue, stored), catalogue.fetch({ series })]);
    const banners = bannerMessages(stored, { catalogue, urls, languages, language: lang });
    const rows = featuredLists(lists, { catalogue, desk: context, languages, language: lang }).map((titleList) => ({
      titleList,
    }));
    const between = banners.slice(TOP_BANNERS).map((banner) => ({ banner }));
    return {
      languages: languagesMessage(catalogue),
      featuredTitlesViewV2: {
        topSearchBanners: banners.slice(0, TOP_BANNERS),
        contents: [
          ...rows.slice(0, 1),
          { rankedTitles: rankingGroups(ranked, { catalogue, languages, desk: context }) },
          ...rows
            .slice(1)
            .flatMap((row, index) => [row, ...(index % LISTS_PER_BANNER === 0 ? between.splice(0, 1) : [])]),
        ],
      },
    };
  },
});
