import type { ChapterView, Page } from '@/lib/domain/chapter-view';

import { isAlike } from './is-alike';
import { pathOf } from './path-of';
import { continuesAs, isReadAlike } from './run';

function isSamePicture(a: Page | undefined, b: Page): boolean {
  return (
    a?.kind === 'manga' &&
    b.kind === 'manga' &&
    pathOf(a.imageUrl) === pathOf(b.imageUrl) &&
    a.encryptionKey === b.encryptionKey
  );
}

/** The fresh answer for a chapter, with each page that shows the same picture kept as it was: nothing is loaded twice. */
export function mergeChapter(shown: ChapterView, fresh: ChapterView): ChapterView {
  return {
    ...fresh,
    pages: fresh.pages.map((page, i) => (isSamePicture(shown.pages[i], page) ? shown.pages[i]! : page)),
  };
}

const stops = ({ pages }: ChapterView) => pages.map(({ kind }) => kind).join();

/** The chapters with a fresh answer for one of them, and the same where it says nothing new: nothing is drawn anew. What followed it goes where its pages are others now: places are counted on from it. */
export function withChapter(shown: readonly ChapterView[], fresh: ChapterView): readonly ChapterView[] {
  const at = shown.findIndex(({ chapterId }) => chapterId === fresh.chapterId);
  if (at < 0) return [...shown, fresh];
  const merged = mergeChapter(shown[at]!, fresh);
  if (isAlike(shown[at], merged)) return shown;
  const isOther = stops(shown[at]!) !== stops(fresh);
  const until = isOther ? at + 1 : shown.length;
  return shown.slice(0, until).map((chapter, i) => (i === at ? merged : chapter));
}

/** The chapters with fresh addresses for one that is not being read; unchanged where its pages are others now: nothing moves for them. */
export function withAddresses(shown: readonly ChapterView[], fresh: ChapterView): readonly ChapterView[] {
  const known = shown.find(({ chapterId }) => chapterId === fresh.chapterId);
  return known && stops(known) === stops(fresh) ? withChapter(shown, fresh) : shown;
}

/** The chapters with the one that follows the last of them; unchanged where it is not that one, or read in another way. */
export function withNext(shown: readonly ChapterView[], next: ChapterView): readonly ChapterView[] {
  const last = shown.at(-1);
  return last && continuesAs(last) === next.chapterId && isReadAlike(last, next) ? [...shown, next] : shown;
}
