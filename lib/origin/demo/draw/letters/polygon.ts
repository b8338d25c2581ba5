import { bounds, overlap } from '../bounds';
import type { Box, Point } from '../geometry';

/** A closed outline with the box around it, which decides most questions at once. */
export interface Polygon {
  points: readonly Point[];
  box: Box;
}

export function polygonOf(points: readonly Point[]): Polygon {
  return { points, box: bounds(points) };
}

export function moved({ points, box }: Polygon, { x, y }: Point): Polygon {
  return { points: points.map((p) => ({ x: p.x + x, y: p.y + y })), box: { ...box, x: box.x + x, y: box.y + y } };
}

/** Whether a point lies inside, by how often a line from it to the right leaves the outline. */
export function within({ points, box }: Polygon, { x, y }: Point): boolean {
  if (x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height) return false;
  let isInside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [a, b] = [points[i]!, points[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isInside = !isInside;
  }
  return isInside;
}

/** Whether two outlines share any ground; as fine as their points are dense. */
export function meet(a: Polygon, b: Polygon): boolean {
  if (overlap(a.box, b.box) === 0) return false;
  return a.points.some((point) => within(b, point)) || b.points.some((point) => within(a, point));
}
