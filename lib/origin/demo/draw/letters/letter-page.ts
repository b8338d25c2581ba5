import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Box } from '../geometry';

/** The page that words are laid on. */
export interface LetterPage {
  width: number;
  height: number;
  language: LanguageCode;
  direction: 'rtl' | 'ltr';
  /** Size of dialogue in px. */
  size: number;
  /** Where a page is folded or cut: nothing is written here. */
  fold?: Box;
}

/** How far from the edge of the page balloons and captions keep, in px. */
export const TRIM = 26;
export const CAPTION_TRIM = 40;
/** How far the points of a star and the letters of a sound keep from it. */
export const EDGE = 8;
/** The smallest that letters may be set, as a share of their full size. */
export const SMALLEST = 0.84;
/** How much larger shouts are set than speech. */
export const SHOUT = 1.18;
