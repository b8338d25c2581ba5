import type { AgeRating } from '../model/rating-ages';
import type { PaperText } from '../paper-text';

export type TermsText = PaperText<
  'service' | 'use' | 'conduct' | 'rights' | 'chapters' | 'availability' | 'closing' | 'changes'
>;
export type PrivacyText = PaperText<'number' | 'kept' | 'browser' | 'why' | 'addresses' | 'others' | 'control'>;
export type CopyrightText = PaperText<'owners' | 'readers' | 'service' | 'report'>;

export interface AboutText {
  title: string;
  /** What the picture shows, and the name in it. */
  alt: string;
}

export interface RatingText {
  title: string;
  description: string;
  lead: string;
  levels: Record<AgeRating, string>;
  note: string;
}
