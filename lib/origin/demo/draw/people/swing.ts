/**
 * Where a point of the head seen from the front goes when the head turns by 0..1 (three-quarter view at 1).
 * The middle of the face moves most, the far side (right) folds in, the back of the head (left) grows out.
 */
export function swing(x: number, turn: number): number {
  return x + turn * Math.max(-18, 25 - 0.0045 * (x + 20) ** 2);
}

/**
 * The same for hair and hats, which have a rim: features in the middle swing like the face, the outline of the skull
 * only grows back a little.
 */
export function swingRound(x: number, y: number, turn: number): number {
  const rim = Math.max(0, Math.min(1, (Math.hypot(x / 100, (y + 20) / 130) - 0.72) / 0.3));
  const round = x * (1 - 0.03 * turn) - 7 * turn;
  return swing(x, turn) * (1 - rim) + round * rim;
}

/** The same for the trunk, which turns less. */
export function swingBody(x: number, turn: number): number {
  return x * (1 - 0.1 * turn) + 14 * turn * (1 - (x / 160) ** 2);
}
