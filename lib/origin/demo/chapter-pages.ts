import type { StoredPage } from '../store/chapter-pages';
import { chapterShape, type PageRole } from './story/chapter-shape';
import type { ChapterSpec } from './story/chapter-spec';
import { PAGE_SIZE, type PageKind } from './story/page-size';

const KINDS: Partial<Record<PageRole, PageKind>> = { spread: 'spread', slice: 'slice' };

/** The sizes of a chapter's pages, known from its shape alone: no scene is chosen, nothing is planned or drawn. */
export function chapterPages(spec: ChapterSpec): StoredPage[] {
  return chapterShape(spec).map((role) => {
    const kind = KINDS[role] ?? 'single';
    return { kind, ...PAGE_SIZE[kind] };
  });
}
