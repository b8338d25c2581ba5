import { z } from 'zod';
import { limits } from '@/lib/limits';
import { dayOf } from '../day';
import { bannerMessages, fetchBannered } from '../messages/banner';
import { languagesMessage } from '../messages/languages';
import { rankingGroups } from '../messages/ranking-group';
import { readRanking, type RankingQuestion } from '../store/ranking';
import type { BannerPlacement } from '../store/schema';
import { readBanners } from '../store/shelves';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

const KINDS: Record<
  'hottest' | 'trending' | 'completed',
  Pick<RankingQuestion, 'by' | 'status'> & { banners: BannerPlacement }
> = {
  hottest: { by: 'views', banners: 'ranking-hottest' },
  trending: { by: 'trend', banners: 'ranking-trending' },
  completed: { by: 'views', status: 'completed', banners: 'ranking-completed' },
};

/** The most read series: ever, of late, or of those that are finished. */
export const ranking = defineEndpoint({
  query: z.object({
    lang: parameter.language,
    type: z.enum(['hottest', 'trending', 'completed']).default('hottest'),
    clang: parameter.languages,
  }),
  async answer(context, { lang, type, clang: languages }) {
    const { store, urls, now } = context;
    const { banners: placement, by, status } = KINDS[type];
    const catalogue = await store.catalogue();
    const [ranked, banners] = await Promise.all([
      readRanking(store.db, catalogue, { by, status, languages, limit: limits.rankingPageEntries, today: dayOf(now) }),
      readBanners(store.db, [placement]),
    ]);
    await Promise.all([
      fetchBannered(catalogue, banners),
      catalogue.fetch({ series: ranked.map(({ seriesId }) => seriesId) }),
    ]);
    return {
      languages: languagesMessage(catalogue),
      titleRankingViewV2: {
        rankingBanners: bannerMessages(banners, { catalogue, urls, languages, language: lang }),
        updatedTimeStamp: now,
        rankedTitles: rankingGroups(ranked, { catalogue, languages, desk: context }),
      },
    };
  },
});
