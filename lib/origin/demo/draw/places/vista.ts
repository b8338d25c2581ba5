import type { Box } from '../geometry';
import { poly } from './shape';

/** One-point perspective in a box: where walls, floor and their panes lie. */
interface Vista {
  vanishing: { x: number; y: number };
  /** A point of a side wall: depth 0 (at the viewer) to 1 (vanishing), height 0 (floor line) to 1 (top). */
  wall(side: 'left' | 'right', depth: number, height: number): readonly [number, number];
  /** A rectangle on a side wall. */
  pane(side: 'left' | 'right', near: number, far: number, low: number, high: number): string;
  /** A band of the floor between two depths. */
  floor(near: number, far: number): string;
}

export function vista(box: Box, at: { u: number; v: number }): Vista {
  const vanishing = { x: box.x + box.width * at.u, y: box.y + box.height * at.v };
  const wall: Vista['wall'] = (side, depth, height) => {
    const x = side === 'left' ? box.x - box.width * 0.04 : box.x + box.width * 1.04;
    const y = box.y + box.height * (1.05 - 1.35 * height);
    return [x + (vanishing.x - x) * depth, y + (vanishing.y - y) * depth];
  };
  return {
    vanishing,
    wall,
    pane: (side, near, far, low, high) =>
      poly(...wall(side, near, low), ...wall(side, near, high), ...wall(side, far, high), ...wall(side, far, low)),
    floor: (near, far) =>
      poly(...wall('left', near, 0), ...wall('left', far, 0), ...wall('right', far, 0), ...wall('right', near, 0)),
  };
}
