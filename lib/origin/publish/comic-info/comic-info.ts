import type { LanguageCode } from '@/lib/wire/language-codes';
import type { AgeRating } from '../../store/schema';

/** Files that say what ComicInfo.xml does, and are read where there is none: the first that is there. */
export const OTHER_INFO_FILES = ['MetronInfo.xml', 'CoMet.xml', 'ACBF', 'comicbox'] as const;
/** All of them, as messages list them. */
export const INFO_FILES = `ComicInfo.xml, ${OTHER_INFO_FILES.slice(0, -1).join(', ')} or ${OTHER_INFO_FILES.at(-1)} file`;

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
  /** The file that says it; absent for ComicInfo.xml. */
  from?: (typeof OTHER_INFO_FILES)[number];
}

/** The element of the language in each file. */
const LANGUAGE_ELEMENTS = {
  'ComicInfo.xml': 'LanguageISO',
  'MetronInfo.xml': 'lang of Series',
  'CoMet.xml': 'language',
  ACBF: 'text-layer',
  comicbox: 'language',
};

/** What the file calls its language. */
export const languageElement = ({ from }: ComicInfo): string => LANGUAGE_ELEMENTS[from ?? 'ComicInfo.xml'];

/** The name of the file that says it. */
export function infoFile({ from }: ComicInfo): string {
  return from ?? 'ComicInfo.xml';
}
