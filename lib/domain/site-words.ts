import type { Language } from './language';

/** What a publisher's site says of itself in one language: plain text, whatever is missing is said in neutral words. */
export interface SiteWords {
  tagline?: string;
  description?: string;
  /** The name of the section with all series. */
  section?: string;
  /** The name of the list in it. */
  list?: string;
  /** The note over home; none without it. */
  beta?: { text: string; more?: string };
  home?: { title?: string; description?: string };
}

export type SiteWordsByLanguage = Partial<Record<Language, SiteWords>>;
