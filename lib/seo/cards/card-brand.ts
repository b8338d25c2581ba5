import type { Accent } from '@/lib/site-identity/accent';

/** What makes a card the site's own. */
export interface CardBrand {
  siteName: string;
  /** On white, and on ink. */
  accent: { light: Accent; dark: Accent };
  /** The logo as a PNG data address; undefined for the mark. */
  logo?: { href: string; ratio: number; lostOn: { light: boolean; dark: boolean }; hasName: boolean };
}
