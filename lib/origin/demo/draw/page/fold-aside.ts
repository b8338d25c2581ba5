import { centre } from '../bounds';
import type { Box } from '../geometry';

/** Rounding. */
const SLACK = 0.5;

export function liesOnFold(face: Box | undefined, fold: Box | undefined): boolean {
  return (
    face !== undefined &&
    fold !== undefined &&
    face.x < fold.x + fold.width - SLACK &&
    face.x + face.width > fold.x + SLACK
  );
}

/** How far a face has to move sideways, in px, to lie clear of the fold: to its own side, unless the panel has no room for it there. */
export function foldAside(face: Box | undefined, fold: Box | undefined, panel: Box): number {
  if (!face || !fold || !liesOnFold(face, fold)) return 0;
  const [left, right] = [fold.x - panel.x, panel.x + panel.width - fold.x - fold.width];
  const wanted = centre(face).x < centre(fold).x ? left : right;
  const toLeft = wanted < face.width ? left > right : wanted === left;
  return toLeft ? fold.x - face.x - face.width : fold.x + fold.width - face.x;
}
