import type { AgeRating, PublisherItem, ReleaseSchedule, TitleDetail, UpdateTiming } from '@/lib/domain/title-detail';
import type { wire } from '@/lib/wire/messages';

import { decodeBanner, decodeOptionalBanner } from './banner';
import { decodeChapterGroup } from './chapter';
import { decodeLabel, decodeTag } from './label';
import { decodeLanguage } from './language';
import { pick } from './pick';
import { decodePopup } from './popup';
import { decodeTime } from './time';
import { decodeTitle } from './title';
import { decodeUserTickets } from './user-tickets';

const SCHEDULES: readonly ReleaseSchedule[] = [
  'disabled',
  'everyday',
  'weekly',
  'biweekly',
  'monthly',
  'bimonthly',
  'trimonthly',
  'other',
  'completed',
  'one-shot',
  'hiatus',
];
const TIMINGS: readonly UpdateTiming[] = [
  'not-regularly',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'day',
];
const RATINGS: readonly AgeRating[] = ['all-ages', 'teen', 'teen-plus', 'mature'];

function decodePublisherItem(item: wire.TitleDetailView.IPublisherItem): PublisherItem[] {
  if (item.banner) return [{ kind: 'banner', banner: decodeBanner(item.banner) }];
  const news = item.publisherNews;
  if (!news) return [];
  return [
    {
      kind: 'news',
      news: {
        id: news.id ?? 0,
        publisherId: news.publisherId || undefined,
        subject: news.subject ?? '',
        body: news.body ?? '',
        publishedAt: news.publishedTimeStamp ?? 0,
        url: news.action?.url || undefined,
      },
    },
  ];
}

// Older origins list the open chapters beside the groups instead of in them.
function groupsOf(view: wire.ITitleDetailView): wire.TitleDetailView.IChapterGroup[] {
  if (view.chapterListGroup?.length) return view.chapterListGroup;
  return [{ firstChapterList: view.firstChapterList, lastChapterList: view.lastChapterList }];
}

export function decodeTitleDetail(view: wire.ITitleDetailView): TitleDetail {
  const title = decodeTitle(view.title ?? {});
  const ticketIds = new Set((view.ticketChapterList ?? []).map((chapter) => chapter.chapterId ?? 0));
  return {
    title,
    titleImageUrl: view.titleImageUrl ?? '',
    overview: view.overview ?? '',
    backgroundImageUrl: view.backgroundImageUrl ?? '',
    nextChapterAt: decodeTime(view.nextTimeStamp),
    updateTiming: pick(TIMINGS, view.updateTiming, 'not-regularly'),
    viewingPeriodDescription: view.viewingPeriodDescription ?? '',
    nonAppearanceInfo: view.nonAppearanceInfo ?? '',
    chapterGroups: groupsOf(view).map((group) => decodeChapterGroup(group, ticketIds)),
    chaptersDescending: view.chaptersDescending ?? false,
    banners: [...(view.banners ?? []), ...(view.titleBanners ?? [])].map(decodeBanner),
    publisherBanner: decodeOptionalBanner(view.publisherBanner),
    recommendedTitles: (view.recommendedTitleList ?? []).map(decodeTitle),
    isSimulReleased: view.isSimulReleased ?? false,
    isSubscribed: view.isSubscribed ?? false,
    rating: pick(RATINGS, view.rating, 'all-ages'),
    numberOfViews: view.numberOfViews ?? 0,
    publisherItems: (view.publisherItems ?? []).flatMap(decodePublisherItem),
    userTickets: decodeUserTickets(view.userTickets),
    titleLanguages: (view.titleLanguages ?? []).map(({ titleId, language }) => ({
      titleId: titleId ?? 0,
      language: decodeLanguage(language),
    })),
    tags: (view.tags ?? []).map(decodeTag),
    label: decodeLabel(view.label),
    releaseSchedule: pick(SCHEDULES, view.titleLabels?.releaseSchedule, 'other'),
    isSimulpub: view.titleLabels?.isSimulpub ?? false,
    planType: view.titleLabels?.planType ?? '',
    meta: {
      title: view.metaInfo?.metaTitle || title.name,
      description: view.metaInfo?.metaDescription || (view.overview ?? ''),
    },
    ratingPopup: decodePopup(view.ratingPopup),
    share: { body: view.sns?.body ?? '', url: view.sns?.url ?? '' },
  };
}
