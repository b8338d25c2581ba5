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
