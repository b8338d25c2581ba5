/** All that decides a chapter of the demo: the same spec is the same chapter, on every machine and in every language. */
export interface ChapterSpec {
  seriesSlug: string;
  /** Counted from 1. */
  chapter: number;
  /** Which way it is read; mirrors the panels, not the drawings. */
  direction: 'rtl' | 'ltr';
  /** Pages: single pages and a spread. Strip: slices to scroll through. Spreads: mostly double pages. */
  form: 'pages' | 'strip' | 'spreads';
  /** Pages, or slices, wanted; seeded where absent. */
  pages?: number;
}

/** The name that seeds everything in a chapter. */
export function chapterName(spec: ChapterSpec): string {
  return `${spec.seriesSlug}/${spec.chapter}`;
}
