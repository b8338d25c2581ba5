import type { LanguageCode } from '@/lib/wire/language-codes';

/** How a chapter lies on the page. */
export interface Printing {
  /** Pages: single pages and spreads. Strip: vertical only. Spreads: horizontal only. */
  form: 'pages' | 'strip' | 'spreads';
  direction: 'rtl' | 'ltr';
}

/** What a reader is told about a series of the demo: who, what, when, in which languages. How it looks is in `looks/`. */
export interface SeriesFacts extends Printing {
  /** 1 to 30. Title ids are derived: `id * 10 + wire number of the language`. */
  id: number;
  slug: string;
  author: string;
  label: LabelCode;
  tags: readonly TagSlug[];
  schedule: 'everyday' | 'weekly' | 'biweekly' | 'monthly' | 'bimonthly' | 'trimonthly' | 'other';
  /** Day of release for schedules that have one: 1 is Monday, 7 Sunday. Other: this one and three days later. */
  weekday: number;
  status: 'ongoing' | 'completed' | 'one-shot' | 'hiatus';
  rating: 'all-ages' | 'teen' | 'teen-plus' | 'mature';
  /** Where a language's publisher prints it another way. */
  printed?: Partial<Record<LanguageCode, Partial<Printing>>>;
  /** Chapters published so far at the demo's moment. */
  chapters: number;
  simulpub: boolean;
  planType: 'disabled' | 'basic' | 'standard' | 'deluxe';
  /** Popularity, 1 to 100: seeds views, likes and so the rankings. */
  popularity: number;
  /** How its newest chapters may be read, newest first; older ones between them and the first three are app-only. */
  newest: readonly ChapterAccess[];
  /** The chapter before these has ended instead of being app-only, so that its number is missing in the list. */
  hasEndedChapter?: true;
  /** One entry for each language the series is published in: two or more. */
  editions: Partial<Record<LanguageCode, Edition>>;
}

export type ChapterAccess = 'free' | 'ends-soon' | 'ticket' | 'one-time-free' | 'subscription';

export interface Edition {
  name: string;
  /** Two to four sentences that make a reader want to open the first chapter. */
  overview: string;
  /** One sentence for search engines, at most 155 characters. */
  description: string;
  /** Titles of the chapters 1, 2, 3, and of at least six later ones, which newer chapters use in turn. */
  chapterTitles: readonly string[];
}

/** Codes of the wire; the names shown for them are invented (`labels.ts`). */
export type LabelCode =
  | 'WJ'
  | 'SQ'
  | 'VJ'
  | 'YJ'
  | 'J_PLUS'
  | 'REVIVAL'
  | 'CREATORS'
  | 'MEE'
  | 'TYJ'
  | 'OTHERS'
  | 'SKJ'
  | 'GIGA'
  | 'UJ'
  | 'DX';

export type TagSlug =
  | 'action'
  | 'adventure'
  | 'comedy'
  | 'drama'
  | 'family'
  | 'fantasy'
  | 'food'
  | 'history'
  | 'horror'
  | 'mystery'
  | 'romance'
  | 'school'
  | 'science-fiction'
  | 'slice-of-life'
  | 'sport'
  | 'supernatural'
  | 'work'
  | 'animals'
  | 'one-shot';
