/**
 * Where a point of the head seen from the front goes when the head turns by 0..1 (three-quarter view at 1).
 * The middle of the face moves most, the far side (right) folds in, the back of the head (left) grows out.
 */
export function swing(x: number, turn: number): number {
  return x + turn * Math.max(-18, 25 - 0.0045 * (x + 20) ** 2);
}

/** The same for the trunk, which turns less. */
export function swingBody(x: number, turn: number): number {
  return x * (1 - 0.1 * turn) + 14 * turn * (1 - (x / 160) ** 2);
}
