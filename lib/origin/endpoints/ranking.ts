import { z } from 'zod';
import { limits } from '@/lib/limits';
import { bannerMessages } from '../messages/banner';
import { languagesMessage } from '../messages/languages';
import { rankingGroups } from '../messages/ranking-group';
import { titleDesk } from '../messages/title';
import type { Popularity, Scores } from '../store/popularity';
import type { BannerPlacement, SeriesStatus } from '../store/schema';
import { readBanners } from '../store/shelves';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

interface RankingKind {
  banners: BannerPlacement;
  scores(popularity: Popularity): Scores;
  /** Series that count; all where it is absent. */
  status?: SeriesStatus;
}

const KINDS: Record<'hottest' | 'trending' | 'completed', RankingKind> = {
  hottest: { banners: 'ranking-hottest', scores: ({ hottest }) => hottest },
  trending: { banners: 'ranking-trending', scores: ({ trending }) => trending },
  completed: { banners: 'ranking-completed', scores: ({ hottest }) => hottest, status: 'completed' },
};

/** The most read series: ever, of late, or of those that are finished. */
export const ranking = defineEndpoint({
  query: z.object({ lang: parameter.language, type: z.enum(['hottest', 'trending', 'completed']).default('hottest'), clang: parameter.languages }),
  async answer(context, { lang, type, clang: languages }) {
    const { store, urls, now } = context;
    const { banners: placement, scores, status } = KINDS[type];
    const [catalogue, popularity, desk, banners] = await Promise.all([
      store.catalogue(),
      store.popularity(),
      titleDesk(context),
      readBanners(store.db, [placement]),
    ]);
    return {
      languages: languagesMessage(catalogue),
      titleRankingViewV2: {
        rankingBanners: bannerMessages(banners, { catalogue, urls, languages, language: lang }),
        updatedTimeStamp: now,
        rankedTitles: rankingGroups(scores(popularity), { catalogue, languages, desk, status, limit: limits.rankingPageEntries }),
      },
    };
  },
});
