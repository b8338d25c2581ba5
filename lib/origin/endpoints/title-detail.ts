import { z } from 'zod';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import { bannerMessages } from '../messages/banner';
import { chapterMessage, isListed } from '../messages/chapter';
import { chapterGroups } from '../messages/chapter-groups';
import { labelMessage, tagMessage } from '../messages/label';
import { languagesMessage } from '../messages/languages';
import { popupMessage } from '../messages/popup';
import { publisherNewsMessage } from '../messages/publisher-news';
import { recommendedTitles } from '../messages/recommended';
import { titleDesk, titleMessage } from '../messages/title';
import { ratingNumber, titleLabels, updateTiming } from '../messages/title-labels';
import { titleNotes } from '../messages/title-notes';
import { userTickets } from '../messages/user-tickets';
import { volumeBanners } from '../messages/volume-banners';
import { Refusal } from '../refusal';
import { readChapters } from '../store/chapters';
import { isFavorite } from '../store/favorites';
import { readPopup } from '../store/popups';
import { readBanners, readPublisherNews } from '../store/shelves';
import { readViewedChapters } from '../store/views';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** One title with its chapters. */
export const titleDetail = defineEndpoint({
  query: z.object({ title_id: parameter.id, clang: parameter.languages }),
  async answer(context, { title_id: titleId }) {
    const { store, urls, now, session } = context;
    const { db } = store;
    const catalogue = await store.catalogue();
    const title = catalogue.titles.get(titleId);
    if (!title) throw new Refusal('not-found', { debugInfo: `There is no title ${titleId}.` });
    const { series, language } = title;
    const [desk, chapters, viewed, isSubscribed, banners, ratingPopup, news] = await Promise.all([
      titleDesk(context),
      readChapters(db, titleId, now),
      session === undefined ? new Set<number>() : readViewedChapters(db, session, titleId),
      session !== undefined && isFavorite(db, session, titleId),
      readBanners(db, ['title', 'publisher'], series.id),
      readPopup(db, `rating-${series.rating}`),
      readPublisherNews(db, series.publisher_id, now),
    ]);
    const chapterDesk = { urls, now, viewed, planType: series.plan_type };
    const bannersOf = (placement: string) =>
      bannerMessages(banners.filter((banner) => banner.placement === placement), { catalogue, urls, languages: [language] });
    const groups = chapterGroups(chapters, chapterDesk);
    const byTicket = chapters.filter((chapter) => chapter.access === 'ticket' && isListed(chapter, now));
    const [publisherBanner] = bannersOf('publisher');
    return {
      languages: languagesMessage(catalogue),
      titleDetailView: {
        title: titleMessage(title, desk),
        titleImageUrl: urls.cover(titleId, 'landscape'),
        backgroundImageUrl: urls.background(titleId),
        overview: title.overview,
        nextTimeStamp: series.next_start_at > now ? series.next_start_at : 0,
        updateTiming: updateTiming(series),
        ...titleNotes(title),
        firstChapterList: groups.flatMap((group) => group.firstChapterList ?? []),
        lastChapterList: groups.flatMap((group) => group.lastChapterList ?? []),
        chapterListGroup: groups,
        chapterListV2: groups.flatMap((group) => [...(group.firstChapterList ?? []), ...(group.lastChapterList ?? [])]),
        hasChaptersBetween: groups.some((group) => (group.midChapterList ?? []).length > 0),
        chaptersDescending: series.status === 'ongoing',
        titleBanners: bannersOf('title'),
        publisherBanner,
        publisherItems: [
          ...volumeBanners(title, { urls, chapterCount: chapters.length }).map((banner) => ({ banner })),
          ...news.slice(0, 1).map((item) => ({ publisherNews: publisherNewsMessage(item, language, urls.base) })),
        ],
        recommendedTitleList: recommendedTitles(title, { catalogue, language, views: desk.views }).map((other) => titleMessage(other, desk)),
        sns: { body: title.name, url: `${urls.base}/titles/${titleId}` },
        isSimulReleased: series.is_simulpub === 1,
        isSubscribed,
        rating: ratingNumber(series),
        ratingPopup: popupMessage(ratingPopup, { catalogue, urls, language }),
        numberOfViews: desk.views.get(titleId) ?? 0,
        userTickets: byTicket.length > 0 ? userTickets(now) : undefined,
        ticketChapterList: byTicket.map((chapter) => chapterMessage(chapter, chapterDesk)),
        titleLanguages: series.titles.map((other) => ({ titleId: other.id, language: LANGUAGE_CODES[other.language] })),
        tags: series.tags.map((slug) => tagMessage(catalogue, slug, language)),
        titleLabels: titleLabels(series),
        label: labelMessage(catalogue, series.label),
        isFirstTimeFree: chapters.some((chapter) => chapter.access === 'one-time-free' && isListed(chapter, now)),
        metaInfo: { metaTitle: title.name, metaDescription: title.description },
      },
    };
  },
});
