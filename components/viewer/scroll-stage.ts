import type { Move } from './model/navigation';
import { scrollFor } from './model/scroll-first';
import { scrolledFromLeft } from './scrolled-from-left';

/** What scrolls on the screen: the last page by itself or by its column, any other with the stage. */
function scrollerOf(stage: HTMLElement): HTMLElement {
  const last = stage.querySelector<HTMLElement>('[data-last][data-shown]');
  const inner = last ? [last, ...last.querySelectorAll<HTMLElement>('*')] : [];
  return (
    inner.find((box) => box.scrollHeight > box.clientHeight + 1 && window.getComputedStyle(box).overflowY === 'auto') ??
    stage
  );
}

/** Scrolls a page that is larger than the screen by a key's step; false where it lies at that end already. */
export function scrollStage(stage: HTMLElement | null, key: string, move: Move): boolean {
  return stage !== null && scrollBox(scrollerOf(stage), key, move);
}

/** Scrolls the strip by a key's step, as the browser does where nothing else takes the key. */
export function scrollStrip(key: string, move: Move): void {
  scrollBox(document.documentElement, key, move);
}

function scrollBox(box: HTMLElement, key: string, move: Move): boolean {
  const { scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth } = box;
  const isFromRight = window.getComputedStyle(box).direction === 'rtl';
  const by = scrollFor(key, move, {
    top: scrollTop,
    left: scrolledFromLeft(box),
    height: clientHeight,
    width: clientWidth,
    scrollHeight,
    scrollWidth,
    across: isFromRight ? 'rtl' : 'ltr',
  });
  if (by)
    box.scrollBy({
      ...by,
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  return by !== undefined;
}
