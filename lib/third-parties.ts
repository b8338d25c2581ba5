import { z } from 'zod';

import type { AdUnits, ThirdParties } from './domain/third-parties';

const script = z.url({ protocol: /^https?$/ }).optional();
const word = z.string().trim().min(1).optional();
const ORIGIN = String.raw`https?://(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?`;
const origins = z
  .string()
  .regex(
    new RegExp(`^\\s*${ORIGIN}\\s*(?:,\\s*${ORIGIN}\\s*)*$`, 'i'),
    'is no list of origins, such as https://ads.example, https://*.ads.example',
  )
  .optional();

/** The settings that name services which run in the reader's browser, what they may show and whose consent they need. */
export const thirdPartySettings = {
  CONSENT_SCRIPT_URL: script,
  ADS_SCRIPT_URL: script,
  AD_UNIT_VIEWER_MOBILE: word,
  AD_UNIT_VIEWER_DESKTOP: word,
  AD_UNIT_PAGE_MOBILE: word,
  AD_UNIT_PAGE_DESKTOP: word,
  TAG_MANAGER_URL: script,
  CONSENT_ADS_GROUP: word,
  CONSENT_TAGS_GROUP: word,
  THIRD_PARTY_ORIGINS: origins,
};

export type ThirdPartySettings = Partial<Record<keyof typeof thirdPartySettings, string>>;

const unitsOf = (mobile: string | undefined, desktop: string | undefined): AdUnits | undefined =>
  mobile && desktop ? { mobile, desktop } : undefined;

const serviceOf = <More>(script: string | undefined, group: string | undefined, more: More) =>
  script && group ? { script, group, ...more } : undefined;

/** The named services. Without one that asks for consent there are none; a place without units for both kinds of screen has no advertisements. */
export function thirdPartiesOf(settings: ThirdPartySettings): ThirdParties | undefined {
  if (!settings.CONSENT_SCRIPT_URL) return undefined;
  const units = {
    viewer: unitsOf(settings.AD_UNIT_VIEWER_MOBILE, settings.AD_UNIT_VIEWER_DESKTOP),
    page: unitsOf(settings.AD_UNIT_PAGE_MOBILE, settings.AD_UNIT_PAGE_DESKTOP),
  };
  return {
    consent: { script: settings.CONSENT_SCRIPT_URL },
    ads: serviceOf(settings.ADS_SCRIPT_URL, settings.CONSENT_ADS_GROUP, { units }),
    tagManager: serviceOf(settings.TAG_MANAGER_URL, settings.CONSENT_TAGS_GROUP, {}),
  };
}

/** From where else the named services may load scripts: those that they bring along by themselves. */
export function thirdPartyOrigins({ THIRD_PARTY_ORIGINS: named = '' }: ThirdPartySettings): string[] {
  return named
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
}
