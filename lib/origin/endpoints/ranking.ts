import { z } from 'zod';
import { limits } from '@/lib/limits';
import type { Context } from '../context';
import { bannerMessages } from '../messages/banner';
import { languagesMessage } from '../messages/languages';
import { rankingGroups } from '../messages/ranking-group';
import { titleDesk } from '../messages/title';
import type { Catalogue } from '../store/catalogue';
import { readHottest, readTrending, type Scores } from '../store/ranking';
import type { BannerPlacement } from '../store/schema';
import { readBanners } from '../store/shelves';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

interface RankingKind {
  banners: BannerPlacement;
  read(context: Context, catalogue: Catalogue): Promise<Scores>;
}

const KINDS: Record<'hottest' | 'trending' | 'completed', RankingKind> = {
  hottest: { banners: 'ranking-hottest', read: ({ store }) => readHottest(store.db) },
  trending: { banners: 'ranking-trending', read: ({ store, now }) => readTrending(store.db, now) },
  completed: {
    banners: 'ranking-completed',
    read: async ({ store }, { series }) => (await readHottest(store.db)).filter(({ seriesId }) => series.get(seriesId)?.status === 'completed'),
  },
};

/** The most read series: ever, of late, or of those that are finished. */
export const ranking = defineEndpoint({
  query: z.object({ lang: parameter.language, type: z.enum(['hottest', 'trending', 'completed']).default('hottest'), clang: parameter.languages }),
  async answer(context, { lang, type, clang: languages }) {
    const { store, urls, now } = context;
    const catalogue = await store.catalogue();
    const kind = KINDS[type];
    const [scores, desk, banners] = await Promise.all([kind.read(context, catalogue), titleDesk(context), readBanners(store.db, [kind.banners])]);
    return {
      languages: languagesMessage(catalogue),
      titleRankingViewV2: {
        rankingBanners: bannerMessages(banners, { catalogue, urls, languages, language: lang }),
        updatedTimeStamp: now,
        rankedTitles: rankingGroups(scores, { catalogue, languages, desk, limit: limits.rankingPageEntries }),
      },
    };
  },
});
