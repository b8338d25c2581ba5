import type { Banner } from '@/lib/domain/banner';
import type { FeaturedList, Home, UpdatedSeries, UpdateGroup } from '@/lib/domain/home';

const EXCLUDED_LIST = 'Fantasy';

export interface ArrangedGroup {
  group: UpdateGroup;
  lead?: UpdatedSeries;
  rest: UpdatedSeries[];
}

interface ArrangedHome {
  carousel: Banner[];
  middleBanner?: Banner;
  groups: ArrangedGroup[];
  featuredLists: FeaturedList[];
}

const sameChapter = (a: UpdatedSeries, b: UpdatedSeries) =>
  a.releases.some(({ chapterId }) => b.releases.some((other) => other.chapterId === chapterId));

function arrangeGroup(group: UpdateGroup, lead: UpdatedSeries | undefined): ArrangedGroup {
  const series = group.series.filter(({ releases }) => releases.length > 0);
  const hasLead = lead && lead.releases.length > 0 && group.daysAgo === 0;
  return hasLead ? { group, lead, rest: series.filter((each) => !sameChapter(each, lead)) } : { group, rest: series };
}

/** Which banner stands where, which series leads today, and which lists are shown. */
export function arrangeHome({
  topBanners,
  groups,
  lead,
  featuredLists,
}: Pick<Home, 'topBanners' | 'groups' | 'lead' | 'featuredLists'>): ArrangedHome {
  const several = topBanners.length > 1;
  return {
    carousel: several ? topBanners.slice(0, -1) : topBanners,
    middleBanner: several ? topBanners.at(-1) : undefined,
    groups: groups
      .map((group) => arrangeGroup(group, lead?.series))
      .filter(({ lead: first, rest }) => first !== undefined || rest.length > 0),
    featuredLists: featuredLists.filter(({ name, titles }) => name !== EXCLUDED_LIST && titles.length > 0),
  };
}
