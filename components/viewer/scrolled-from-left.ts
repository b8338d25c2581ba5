/** How far a box is scrolled from its left end, in px. Boxes that read from right to left count from their right end, in negative numbers. */
export function scrolledFromLeft(box: Element): number {
  const { scrollLeft, scrollWidth, clientWidth } = box;
  return window.getComputedStyle(box).direction === 'rtl' ? scrollWidth - clientWidth + scrollLeft : scrollLeft;
}
