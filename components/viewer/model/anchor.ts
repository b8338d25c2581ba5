import type { Range } from './window';

/** Where an item lies in the strip, in px from its top. Boxes come in order and do not overlap; the two halves of a drawing may lie side by side. */
export interface Box {
  top: number;
  height: number;
}

/** A place in the reading that survives any change of layout: an item, and how far into it (0 to 1). */
export interface Anchor {
  index: number;
  fraction: number;
}

function lastStartingBy(boxes: readonly Box[], y: number): number {
  let low = 0;
  let high = boxes.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (boxes[middle]!.top <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The place at a height. The gap after a box belongs to its end. */
export function anchorAt(boxes: readonly Box[], y: number): Anchor {
  const index = lastStartingBy(boxes, y);
  const box = boxes[index];
  const fraction = box && box.height > 0 ? (y - box.top) / box.height : 0;
  return { index, fraction: Math.min(1, Math.max(0, fraction)) };
}

/** The height of a place. */
export function heightOf(boxes: readonly Box[], { index, fraction }: Anchor): number {
  const box = boxes[Math.min(index, boxes.length - 1)];
  return box ? box.top + box.height * fraction : 0;
}

/** Boxes of a chapter that is put away have no height, and lie beside nothing. */
const isBeside = (a: Box, b: Box) => a.top === b.top && a.height > 0;

/** The items that a stretch of the strip touches. */
export function touched(boxes: readonly Box[], from: number, to: number): Range {
  let first = lastStartingBy(boxes, from);
  while (first > 0 && isBeside(boxes[first - 1]!, boxes[first]!)) first--;
  return { first, last: lastStartingBy(boxes, to) };
}

/** The last item that lies above a height with all of it, a fraction of a pixel forgiven; -1 where the first one does not. */
export function endedBy(boxes: readonly Box[], y: number): number {
  const index = lastStartingBy(boxes, y);
  const box = boxes[index];
  return box && box.top + box.height <= y + 1 ? index : index - 1;
}
