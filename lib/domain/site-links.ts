export const SOCIAL_PLACES = ['chat', 'microblog', 'network'] as const;
export type SocialPlace = (typeof SOCIAL_PLACES)[number];

export const STORES = ['ios', 'android'] as const;
export type Store = (typeof STORES)[number];

/** Where the operator's own places are; what is not there has no address. */
export interface SiteLinks {
  social: Partial<Record<SocialPlace, string>>;
  /** The app, by the kind of device it is for. */
  stores: Partial<Record<Store, string>>;
  creators?: string;
  about?: string;
  help?: string;
  guidelines?: string;
}

/** Whether a store has the site's app. */
export const hasApp = ({ stores }: SiteLinks): boolean => STORES.some((store) => stores[store]);

/** The places that a publisher may name, as the wire calls them. */
export const LINK_PLACES = [
  ...SOCIAL_PLACES,
  ...STORES,
  'creators',
  'about',
  'help',
  'guidelines',
  'campaign-us',
  'campaign-fr',
] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

/** The two groups of campaign addresses. */
export type Campaign = 'us' | 'fr';
