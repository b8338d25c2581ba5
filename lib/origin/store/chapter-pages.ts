import type { LanguageCode } from '@/lib/wire/language-codes';

/** One picture of a chapter as it is stored: its kind and its size in px, before any quality is chosen. */
export interface StoredPage {
  kind: 'single' | 'spread' | 'slice';
  width: number;
  height: number;
  /** Width of its source in px, of one page where that is a spread, where a quality is wider: pages are never enlarged. */
  maxWidth?: number;
}

/** Where a chapter's pictures come from: the demo draws them, or they were published. */
export type ChapterSource = DrawnSource | PublishedSource;

export interface DrawnSource {
  kind: 'demo';
  slug: string;
  chapter: number;
  direction: 'rtl' | 'ltr';
  form: 'pages' | 'strip' | 'spreads';
  language: LanguageCode;
}

export interface PublishedSource {
  kind: 'published';
  direction: 'rtl' | 'ltr';
  language: LanguageCode;
  /** What each page's kept files are called, before their quality. */
  pages: readonly string[];
}

export function readPages(chapter: { pages_json: string }): StoredPage[] {
  return JSON.parse(chapter.pages_json) as StoredPage[];
}

export function readSource(chapter: { source_json: string }): ChapterSource {
  return JSON.parse(chapter.source_json) as ChapterSource;
}
