import { z } from 'zod';
import { limits } from '@/lib/limits';
import { DAY_SECONDS, dayOf } from '../day';
import { announcementMessage } from '../messages/announcement';
import { bannerMessages, fetchBannered } from '../messages/banner';
import { featuredLists } from '../messages/featured-lists';
import { languagesMessage } from '../messages/languages';
import { popupMessage } from '../messages/popup';
import { rankingGroups } from '../messages/ranking-group';
import { updateGroups } from '../messages/update-groups';
import { readAdUnits } from '../store/ad-units';
import { readReleases } from '../store/chapters';
import { readRanking } from '../store/ranking';
import { readPopup } from '../store/popups';
import { readAnnouncements, readBanners, readFeaturedLists } from '../store/shelves';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

const GROUP_DAYS = 7;

/** What the home page shows. */
export const home = defineEndpoint({
  query: z.object({ lang: parameter.language, viewer_mode: parameter.viewerMode, clang: parameter.languages }),
  async answer(context, { lang, clang: languages }) {
    const { store, urls, now } = context;
    const { db } = store;
    const from = (dayOf(now) - GROUP_DAYS + 1) * DAY_SECONDS;
    const catalogue = await store.catalogue();
    const [releases, ranked, banners, lists, announcements, popup, units] = await Promise.all([
      readReleases(db, { from, to: now, languages }),
      readRanking(db, catalogue, { by: 'views', languages, limit: limits.homeRankingEntries, today: dayOf(now) }),
      readBanners(db, ['home']),
      readFeaturedLists(db),
      readAnnouncements(db, now),
      readPopup(db, 'home'),
      readAdUnits(db, ['reward']),
    ]);
    const series = [
      ...ranked.map(({ seriesId }) => seriesId),
      ...lists.flatMap(({ seriesIds }) => seriesIds),
      ...(popup?.seriesId ? [popup.seriesId] : []),
    ];
    await Promise.all([
      fetchBannered(catalogue, banners),
      catalogue.fetch({ series, titles: releases.map(({ title_id }) => title_id) }),
    ]);
    const groups = updateGroups(releases, { catalogue, desk: context, language: lang });
    const lead = groups[0]?.titleGroups?.[0];
    const leadId = lead?.titles?.[0]?.title?.titleId;
    return {
      languages: languagesMessage(catalogue),
      webHomeViewV4: {
        topBanners: bannerMessages(banners, { catalogue, urls, languages, language: lang }),
        groups,
        rankedTitles: rankingGroups(ranked, { catalogue, languages, desk: context }),
        popup: popupMessage(popup, { catalogue, urls, language: lang, units }),
        featuredTitleLists: featuredLists(lists, { catalogue, desk: context, languages, language: lang }),
        serviceAnnouncements: announcements.map((item) => announcementMessage(item, lang)),
        mvBanner: leadId ? { imageUrl: urls.banner(leadId, 'wide'), titleGroups: lead } : undefined,
      },
    };
  },
});
