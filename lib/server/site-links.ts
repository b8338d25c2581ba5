import 'server-only';

import type { Campaign, SiteLinks } from '@/lib/domain/site-links';
import { readEnv } from '@/lib/env';
import { campaignLinksOf, siteLinksOf } from '@/lib/site-links';

/** The operator's places for readers of a locale, read anew by every page that is made. */
export function siteLinks(locale: string): SiteLinks {
  return siteLinksOf(readEnv().siteLinks, locale);
}

/** Where a campaign leads; undefined unless the operator has said it. */
export function campaignLink(campaign: Campaign, locale: string): string | undefined {
  return campaignLinksOf(readEnv().siteLinks, locale)[campaign];
}

/** Every address that the operator has named. */
export function namedPlaces(locale: string): string[] {
  const { social, stores, ...others } = siteLinks(locale);
  return [social, stores, others, campaignLinksOf(readEnv().siteLinks, locale)].flatMap((places) => Object.values(places));
}
