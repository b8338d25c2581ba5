import { scrolledFromLeft } from './scrolled-from-left';

/** Whether `target` or an ancestor up to the stage can scroll in the direction of `by` (px; right and down positive). */
export function canScroll(target: EventTarget | null, stage: Element | null, by: { left?: number; top?: number }) {
  let box = target instanceof Element ? target : stage;
  while (box) {
    if (canScrollSideways(box, by.left ?? 0) || canScrollUpOrDown(box, by.top ?? 0)) return true;
    box = box === stage ? null : box.parentElement;
  }
  return false;
}

const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

function canScrollSideways(box: Element, by: number): boolean {
  if (by === 0 || !isScroller(window.getComputedStyle(box).overflowX)) return false;
  const left = scrolledFromLeft(box);
  return by > 0 ? box.scrollWidth - box.clientWidth - left > 1 : left > 1;
}

function canScrollUpOrDown(box: Element, by: number): boolean {
  if (by === 0 || !isScroller(window.getComputedStyle(box).overflowY)) return false;
  const { scrollTop, scrollHeight, clientHeight } = box;
  return by > 0 ? scrollHeight - clientHeight - scrollTop > 1 : scrollTop > 0;
}
