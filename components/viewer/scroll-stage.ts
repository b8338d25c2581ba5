import type { Move } from './model/navigation';
import { scrollFor } from './model/scroll-first';

/** Scrolls a page that is larger than the screen by a key's step; false where it lies at that end already. */
export function scrollStage(stage: HTMLElement | null, key: string, move: Move): boolean {
  if (!stage) return false;
  const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = stage;
  // What begins at the right is scrolled by negative numbers.
  const isFromRight = window.getComputedStyle(stage).direction === 'rtl';
  const by = scrollFor(key, move, {
    top: scrollTop,
    left: isFromRight ? scrollWidth - clientWidth + scrollLeft : scrollLeft,
    height: clientHeight,
    width: clientWidth,
    scrollHeight,
    scrollWidth,
  });
  if (by) stage.scrollBy({ ...by, behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
  return by !== undefined;
}
