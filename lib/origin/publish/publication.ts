import type { LanguageCode } from '@/lib/wire/language-codes';
import type { AgeRating } from '../store/schema';
import type { Texts } from '../store/texts';
import type { PagePlan } from './pages/page-plan';
import type { PictureFacts } from './pages/picture-facts';
import type { CatalogueFile } from './schema/catalogue-schema';
import type { ChapterEntry } from './schema/chapter-schema';
import type { SeriesFile } from './schema/series-schema';

/** A publisher's folder, read and found to be well. */
export interface Publication {
  catalogue: CatalogueFile;
  /** In order of their names. */
  series: readonly PublishedSeries[];
  /** The pictures that its texts name, by their paths below the folder. */
  pictures: ReadonlyMap<string, NamedPicture>;
  /** Of those the ones that were exported, the name of the file that each was and is again, by its path. */
  made?: ReadonlyMap<string, string>;
}

/** A picture that a text names. */
export type NamedPicture = Pick<PictureFacts, 'hash' | 'hasAlpha'>;

export interface PublishedSeries {
  /** The name of its folder. */
  slug: string;
  facts: SeriesFile;
  authors: readonly string[];
  rating: AgeRating;
  direction: 'rtl' | 'ltr';
  /** In each of its languages. */
  overviews: Texts<string>;
  /** In order of their numbers, then of the folder. */
  chapters: readonly PublishedChapter[];
}

/** A chapter in one language. */
export interface PublishedChapter extends PagePlan {
  entry: ChapterEntry;
  language: LanguageCode;
  title: string;
  /** Its archive or folder, below the publisher's. */
  file: string;
  pictures: readonly PictureFacts[];
  /** Of a chapter that was exported, what its pages' files were called, and are again. */
  made?: readonly string[];
}
