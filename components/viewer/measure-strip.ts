import type { Box } from './model/anchor';

/** Where each item of a strip lies on the document. A chapter that is put away has no items there, only its place: theirs are all at its top. */
export function measureStrip(stage: HTMLElement): Box[] {
  const offset = window.scrollY;
  return Array.from(stage.children).flatMap((chapter) => {
    const items = Array.from(chapter.children, (child): Box => {
      const { top, height } = child.getBoundingClientRect();
      return { top: top + offset, height };
    });
    if (items.length > 0) return items;
    const top = chapter.getBoundingClientRect().top + offset;
    return Array.from({ length: Number((chapter as HTMLElement).dataset.items) }, () => ({ top, height: 0 }));
  });
}
