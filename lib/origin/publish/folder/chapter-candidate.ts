import type { LanguageCode } from '@/lib/wire/language-codes';

/** What is probably a chapter, and what is known of it before it is opened. */
export interface ChapterCandidate {
  /** Below the publisher's folder. */
  file: string;
  language?: LanguageCode;
  number?: number;
  /** Whether series.yaml itself names it: then that is right. */
  isNamed: boolean;
  /** Whether its folder's name or its entry in series.yaml is invalid: it is checked, and belongs to no series. */
  isMisplaced?: boolean;
}
