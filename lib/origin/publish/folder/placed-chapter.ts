import type { LanguageCode } from '@/lib/wire/language-codes';
import type { PagePlan } from '../pages/page-plan';
import type { ChapterFile } from '../pages/read-chapter-file';

/** A chapter's file that was read, and which chapter it is. */
export interface PlacedChapter {
  file: string;
  language: LanguageCode;
  number: number;
  read: ChapterFile;
  plan: PagePlan;
  /** What its pages are was said by its publisher, not found out. */
  isChosen: boolean;
}
