import type { LanguageCode } from '@/lib/wire/language-codes';
import type { AgeRating } from '../../store/schema';

/** What an archive's ComicInfo.xml says; what it does not say, or what is not known here, is undefined. */
export interface ComicInfo {
  language?: LanguageCode;
  /** Where it says another language than those that are known here: its tag, as it is written. */
  otherLanguage?: string;
  series?: string;
  number?: number;
  title?: string;
  summary?: string;
  writers?: readonly string[];
  rating?: AgeRating;
  direction?: 'rtl' | 'ltr';
  /** Of pages, counted from 0 in their order, whether each is a double one. */
  isDouble: ReadonlyMap<number, boolean>;
}
