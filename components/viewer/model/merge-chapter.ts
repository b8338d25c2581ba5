import type { ChapterView, Page } from '@/lib/domain/chapter-view';

/** An address without its host: in-process answers carry none, answers over HTTP do. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '');
}

function isSamePicture(a: Page | undefined, b: Page): boolean {
  return a?.kind === 'manga' && b.kind === 'manga' && pathOf(a.imageUrl) === pathOf(b.imageUrl) && a.encryptionKey === b.encryptionKey;
}

/** The fresh answer for a chapter, with each page that shows the same picture kept as it was: nothing is loaded twice. */
export function mergeChapter(shown: ChapterView, fresh: ChapterView): ChapterView {
  return { ...fresh, pages: fresh.pages.map((page, i) => (isSamePicture(shown.pages[i], page) ? shown.pages[i]! : page)) };
}
