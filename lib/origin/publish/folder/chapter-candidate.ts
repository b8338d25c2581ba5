import type { LanguageCode } from '@/lib/wire/language-codes';

/** What is probably a chapter, and what is known of it before it is opened. */
export interface ChapterCandidate {
  /** Below the publisher's folder. */
  file: string;
  language?: LanguageCode;
  number?: number;
  /** Whether series.yaml itself names it: then that is right. */
  isNamed: boolean;
  /** Whether the folder's name, or the entry of series.yaml that names it, is invalid. Its chapters are checked for other faults and belong to no series. */
  isMisplaced?: boolean;
}
