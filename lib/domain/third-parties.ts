/** Where advertisements may stand: among a chapter's pages, and on a title's page. */
export type AdPlace = 'viewer' | 'page';

/** Each place has one unit on phones and another on wider screens. */
export type AdUnits = Record<'mobile' | 'desktop', string>;

/** A service that runs in the reader's browser once he has consented. */
interface Service {
  script: string;
  /** The group of consent that it belongs to. */
  group: string;
}

/** What the operator has named: addresses of scripts, paths of advertisement units. */
export interface ThirdParties {
  /** Who asks the reader. */
  consent: { script: string };
  ads?: Service & { units: Partial<Record<AdPlace, AdUnits>> };
  tagManager?: Service;
}
