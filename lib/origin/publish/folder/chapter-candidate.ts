import type { LanguageCode } from '@/lib/wire/language-codes';

/** What is probably a chapter, and what is known of it before it is opened. */
export interface ChapterCandidate {
  /** Below the publisher's folder. */
  file: string;
  language?: LanguageCode;
  number?: number;
  /** Whether series.yaml itself names it: then that is right. */
  isNamed: boolean;
  /** Whether the name of its folder is a fault: what is wrong with it is told, and it belongs nowhere yet. */
  isMisplaced?: boolean;
}
