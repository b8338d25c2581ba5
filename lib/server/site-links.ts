import 'server-only';

import type { Campaign, SiteLinks } from '@/lib/domain/site-links';
import { readEnv } from '@/lib/env';
import { campaignLinksOf, linkSettings, siteLinksOf } from '@/lib/site-links';

import { readPublishedLinks } from './read-published-links';

/** The operator's own settings come before what is published. */
async function settings() {
  return { ...linkSettings(await readPublishedLinks()), ...readEnv().siteLinks };
}

/** The operator's places for readers of a locale, read anew by every page that is made. */
export async function siteLinks(locale: string): Promise<SiteLinks> {
  return siteLinksOf(await settings(), locale);
}

/** Where a campaign leads; undefined unless the operator has said it. */
export async function campaignLink(campaign: Campaign, locale: string): Promise<string | undefined> {
  return campaignLinksOf(await settings(), locale)[campaign];
}

/** Every address that the operator has named. */
export async function namedPlaces(locale: string): Promise<string[]> {
  const { social, stores, ...others } = await siteLinks(locale);
  return [social, stores, others, campaignLinksOf(await settings(), locale)].flatMap((places) => Object.values(places));
}
