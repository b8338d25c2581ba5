/** Whether a box from `target` up to and with the stage can scroll so far, in px: to the right and down where positive. */
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
  const { scrollLeft, scrollWidth, clientWidth } = box;
  const most = scrollWidth - clientWidth;
  const { direction, overflowX } = window.getComputedStyle(box);
  if (by === 0 || !isScroller(overflowX)) return false;
  // What begins at the right is scrolled by negative numbers.
  const left = direction === 'rtl' ? most + scrollLeft : scrollLeft;
  return by > 0 ? most - left > 1 : left > 1;
}

function canScrollUpOrDown(box: Element, by: number): boolean {
  if (by === 0 || !isScroller(window.getComputedStyle(box).overflowY)) return false;
  const { scrollTop, scrollHeight, clientHeight } = box;
  return by > 0 ? scrollHeight - clientHeight - scrollTop > 1 : scrollTop > 0;
}
