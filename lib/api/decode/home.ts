import type { Home, UpdatedSeries, UpdateGroup } from '@/lib/domain/home';
import type { wire } from '@/lib/wire/messages';

import { decodeAnnouncement } from './announcement';
import { decodeBanner } from './banner';
import { decodePopup } from './popup';
import { decodeRankedSeries } from './series';
import { decodeTime } from './time';
import { decodeTitle, decodeUpdateStatus } from './title';
import { decodeUpdatedTitle } from './updated-title';

function decodeUpdatedSeries(group: wire.IOriginalTitleGroup): UpdatedSeries {
  return {
    name: group.theTitle ?? '',
    chapterNumber: group.chapterNumber ?? '',
    viewCount: group.viewCount ?? 0,
    updateStatus: decodeUpdateStatus(group.titleUpdateStatus),
    chapterStartAt: decodeTime(group.chapterStartTime),
    releases: (group.titles ?? []).flatMap((release) => decodeUpdatedTitle(release) ?? []),
  };
}

function decodeGroup(group: wire.IUpdatedTitleV2Group): UpdateGroup {
  return {
    name: group.groupName ?? '',
    daysAgo: group.groupNameDays ?? 0,
    series: (group.titleGroups ?? []).map(decodeUpdatedSeries),
  };
}

export function decodeHome(view: wire.IWebHomeViewV4): Home {
  const lead = view.mvBanner;
  return {
    topBanners: (view.topBanners ?? []).map(decodeBanner),
    groups: (view.groups ?? []).map(decodeGroup),
    ranking: (view.rankedTitles ?? []).map(decodeRankedSeries),
    popup: decodePopup(view.popup),
    featuredLists: (view.featuredTitleLists ?? []).map((list) => ({
      id: list.containerId ?? 0,
      name: list.listName ?? '',
      titles: (list.featuredTitles ?? []).map(decodeTitle),
    })),
    announcements: (view.serviceAnnouncements ?? []).map(decodeAnnouncement),
    lead: lead?.imageUrl
      ? { imageUrl: lead.imageUrl, series: lead.titleGroups ? decodeUpdatedSeries(lead.titleGroups) : undefined }
      : undefined,
  };
}
