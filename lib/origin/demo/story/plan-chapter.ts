import { chapterShape, type PageRole } from './chapter-shape';
import type { ChapterSpec } from './chapter-spec';
import { PAGE_SIZE, type PageKind } from './page-size';

export interface PagePlan {
  kind: PageKind;
  role: PageRole;
  /** In drawing units. */
  width: number;
  height: number;
}

export interface ChapterPlan {
  spec: ChapterSpec;
  pages: readonly PagePlan[];
}

const KINDS: Record<PageRole, PageKind> = { splash: 'single', story: 'single', quiet: 'single', hook: 'single', spread: 'spread', slice: 'slice' };

/** The pages of a chapter and their sizes. Pure and cheap: nothing is drawn, and no language is asked for. */
export function planChapter(spec: ChapterSpec): ChapterPlan {
  return { spec, pages: chapterShape(spec).map((role) => ({ role, kind: KINDS[role], ...PAGE_SIZE[KINDS[role]] })) };
}
