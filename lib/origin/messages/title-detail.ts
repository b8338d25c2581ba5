import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { Reader } from '../store/reader';
import type { TitlePage } from '../store/title-page';
import { countOf } from './count';
import { adNetworks } from './ad-networks';
import { placedBanners } from './banner';
import { chapterMessage, isListed } from './chapter';
import { chapterGroups } from './chapter-groups';
import { freeViewDialogue } from './free-view-dialogue';
import { labelMessage, tagMessage } from './label';
import { popupMessage } from './popup';
import { publisherNewsMessage } from './publisher-news';
import { titleMessage, titlesOf, type TitleDesk } from './title';
import { ratingNumber, titleLabels, updateTiming } from './title-labels';
import { titleNotes } from './title-notes';
import { userSubscription } from './user-subscription';
import { userTickets } from './user-tickets';
import { volumeBanners } from './volume-banners';

interface Desk {
  titleDesk: TitleDesk;
  reader: Reader;
}

/** A title's page as one reader sees it. `regionCode` stays empty: the origin does not look where a reader is. */
export function titleDetailMessage(page: TitlePage, { titleDesk, reader }: Desk): wire.ITitleDetailView {
  const { catalogue, title, chapters, banners, ratingPopup, news, units } = page;
  const { series, language, id } = title;
  const { urls, now } = titleDesk;
  const chapterDesk = { urls, now, reader, planType: series.plan_type };
  const bannersOf = placedBanners(banners, { catalogue, urls, languages: [language] });
  const groups = chapterGroups(chapters, chapterDesk);
  const byTicket = chapters.filter((chapter) => chapter.access === 'ticket' && isListed(chapter, now));
  const [publisherBanner] = bannersOf('publisher');
  const freeView = freeViewDialogue(chapters, publisherBanner, now);
  return {
    title: titleMessage(title, titleDesk),
    titleImageUrl: urls.cover(id, 'landscape'),
    backgroundImageUrl: urls.background(id),
    overview: page.overview,
    nextTimeStamp: title.next_start_at > now ? title.next_start_at : 0,
    updateTiming: updateTiming(series),
    ...titleNotes(title, page.chapterNote),
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
      ...(news ? [{ publisherNews: publisherNewsMessage(news, language, urls) }] : []),
    ],
    advertisement: adNetworks(units, 'title'),
    recommendedTitleList: page.recommended.map((other) => titleMessage(other, titleDesk)),
    sns: { body: title.name, url: `${urls.site}/titles/${id}` },
    isSimulReleased: series.is_simulpub === 1,
    isSubscribed: reader.isFavorite,
    rating: ratingNumber(series),
    ratingPopup: popupMessage(ratingPopup, { catalogue, urls, language }),
    numberOfViews: countOf(title.views),
    userTickets: byTicket.length > 0 ? userTickets(reader, now) : undefined,
    ticketChapterList: byTicket.map((chapter) => chapterMessage(chapter, chapterDesk)),
    ticketTitleList: titlesOf(catalogue, page.ticketTitleIds).map((other) => titleMessage(other, titleDesk)),
    titleLanguages: series.titles.map((other) => ({ titleId: other.id, language: LANGUAGE_CODES[other.language] })),
    tags: series.tags.map((slug) => tagMessage(catalogue, slug, language)),
    titleLabels: titleLabels(series),
    userSubscription: userSubscription(reader, now),
    label: labelMessage(catalogue, series.label),
    isFirstTimeFree: freeView !== undefined,
    freeViewDialogue: freeView,
    metaInfo: { metaTitle: page.meta_title || title.name, metaDescription: page.description },
  };
}
