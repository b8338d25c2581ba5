import { z } from 'zod';

import type { Campaign, LinkPlace, SiteLinks } from './domain/site-links';

// Nothing but http and https is ever a link's target.
const address = z.url({ protocol: /^https?$/ }).optional();

/** The settings that name the operator's places. In each, `{locale}` stands for the two letters of the reader's language. */
export const siteLinkSettings = {
  SOCIAL_CHAT_URL: address,
  SOCIAL_MICROBLOG_URL: address,
  SOCIAL_NETWORK_URL: address,
  IOS_APP_URL: address,
  ANDROID_APP_URL: address,
  CREATORS_URL: address,
  ABOUT_URL: address,
  HELP_URL: address,
  GUIDELINES_URL: address,
  CAMPAIGN_US_URL: address,
  CAMPAIGN_FR_URL: address,
};

type Settings = Partial<Record<keyof typeof siteLinkSettings, string>>;

/** The setting that stands for each place that a publisher may name. */
const SETTING_OF: Record<LinkPlace, keyof Settings> = {
  chat: 'SOCIAL_CHAT_URL',
  microblog: 'SOCIAL_MICROBLOG_URL',
  network: 'SOCIAL_NETWORK_URL',
  ios: 'IOS_APP_URL',
  android: 'ANDROID_APP_URL',
  creators: 'CREATORS_URL',
  about: 'ABOUT_URL',
  help: 'HELP_URL',
  guidelines: 'GUIDELINES_URL',
  'campaign-us': 'CAMPAIGN_US_URL',
  'campaign-fr': 'CAMPAIGN_FR_URL',
};

/** What a publisher has named, as if the operator had set it. */
export function linkSettings(links: Partial<Record<LinkPlace, string>>): Settings {
  return Object.fromEntries(Object.entries(links).map(([place, url]) => [SETTING_OF[place as LinkPlace], url]));
}

const LOCALE = '{locale}';

function inLocale<Part extends object>(part: Part, locale: string): Part {
  const filled = Object.entries(part).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll(LOCALE, locale) : value,
  ]);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined)) as Part;
}

/** The operator's places, for readers of a locale. */
export function siteLinksOf(settings: Settings, locale: string): SiteLinks {
  return {
    social: inLocale(
      {
        chat: settings.SOCIAL_CHAT_URL,
        microblog: settings.SOCIAL_MICROBLOG_URL,
        network: settings.SOCIAL_NETWORK_URL,
      },
      locale,
    ),
    stores: inLocale({ ios: settings.IOS_APP_URL, android: settings.ANDROID_APP_URL }, locale),
    ...inLocale(
      {
        creators: settings.CREATORS_URL,
        about: settings.ABOUT_URL,
        help: settings.HELP_URL,
        guidelines: settings.GUIDELINES_URL,
      },
      locale,
    ),
  };
}

/** The tracked link of each group of campaign addresses. */
export function campaignLinksOf(settings: Settings, locale: string): Partial<Record<Campaign, string>> {
  return inLocale({ us: settings.CAMPAIGN_US_URL, fr: settings.CAMPAIGN_FR_URL }, locale);
}
