import type { Language } from './language';

/** The ids that the parts of the whole catalogue begin with. */
export interface CatalogueParts {
  titles: readonly number[];
  chapters: readonly number[];
}

/** Some entries in order of their ids, and the id from which the next ones are read, if there are any. */
export interface CataloguePage<Entry> {
  entries: Entry[];
  next?: number;
}

/** A title with what a list of addresses says of it. */
export interface ListedTitle {
  id: number;
  name: string;
  language: Language;
  /** Seconds; undefined where no chapter has come out. */
  updatedAt?: number;
  titleLanguages: { titleId: number; language: Language }[];
}

/** A chapter that anybody may read now. */
export interface OpenChapter {
  id: number;
  titleId: number;
  language: Language;
  /** Seconds. */
  startAt: number;
  /** None of its pages has a key: any program can show them. */
  isPlain: boolean;
}
